import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyFacts } from '@jangteo/core/cart/buyAvailability.rules'
import { unavailableCartIds } from '@jangteo/core/cart/buyViolation.rules'
import type { NamedViolation } from '@jangteo/core/cart/buyViolation.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import type { SelectableLine } from '@jangteo/core/cart/cartSelection.view'
import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import type { CallerKind } from '@jangteo/core/session/caller.codes'
import type { Calls } from '@jangteo/http/call/calls'

export type CartData = Awaited<ReturnType<Calls['cart']['list']['call']>>
export type CartGroupData = CartData['groups'][number]
export type CartLineData = CartGroupData['lines'][number]
type WireViolation = CartData['violations'][number]

/** Why lines can't be bought, as the rules know it: the contract promises each code its figures. */
export function toViolations(violations: readonly WireViolation[]): NamedViolation[] {
  return violations.map(
    ({ cartId, goodsName, optionName, code, params }) =>
      ({ cartId, goodsName, optionName, code, params }) as NamedViolation,
  )
}

export function linesOf(cart: CartData): CartLineData[] {
  return cart.groups.flatMap((group) => group.lines)
}

function kindOf({ mainCartId }: CartLineData): GoodsOptionKind {
  return mainCartId === null ? 'OPTION' : 'ADDON'
}

/** The lines with what choosing asks of them: those that are sold out or off sale can't be chosen. */
export function selectableLines(cart: CartData): SelectableLine[] {
  const unavailable = new Set(unavailableCartIds(toViolations(cart.violations)))
  return cart.groups.flatMap(({ storeUrl, lines }) =>
    lines.map(({ cartId, mainCartId }) => ({
      cartId,
      mainCartId,
      storeUrl,
      isSelectable: !unavailable.has(cartId),
    })),
  )
}

function factsOf(cart: CartData, caller: CallerKind): BuyFacts {
  const lines = linesOf(cart)
  return {
    goods: new Map(
      lines.map(({ goodsId, limits, optionNames }) => [
        goodsId,
        { ...limits, displaySaleStatus: 'SALE', isAdultOnly: false, optionNames },
      ]),
    ),
    options: new Map(
      lines.map((line) => {
        const { goodsId, option } = line
        const { saleStatusEnum: saleStatus } = option
        return [option.optionId, { ...option, goodsId, kind: kindOf(line), saleStatus }]
      }),
    ),
    buyer: { caller, isAdultCertified: true, boughtCounts: new Map() },
  }
}

/** The cart as it is shown before the server has taken a quantity. */
export function cartWithQuantity(cart: CartData, cartId: number, quantity: number): CartData {
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (line.cartId === cartId ? { ...line, quantity } : line)),
  }))
  return { ...cart, groups }
}

function reasonTexts(cart: CartData, caller: CallerKind): Set<string> {
  const lines = linesOf(cart).map((line) => ({ ...line, optionId: line.option.optionId }))
  return new Set(checkBuyAvailability(lines, factsOf(cart, caller)).map(buyReasonText))
}

/** A change of one line's quantity by the one who calls. */
export type QuantityChange = {
  readonly cartId: number
  readonly quantity: number
  readonly caller: CallerKind
}

/** Why a line can't have so many pieces; `null` when it can, as far as the browser knows. */
export function quantityProblem(cart: CartData, change: QuantityChange): string | null {
  const { cartId, quantity, caller } = change
  const known = reasonTexts(cart, caller)
  const next = reasonTexts(cartWithQuantity(cart, cartId, quantity), caller)
  return [...next].find((text) => !known.has(text)) ?? null
}

/** What a changed line is sent with: its option, its quantity, and the add-ons that it keeps. */
export function goodsOf(
  cart: CartData,
  line: CartLineData,
  change: { readonly optionId: number; readonly quantity: number },
) {
  const addons = linesOf(cart).filter(({ mainCartId }) => mainCartId === line.cartId)
  const addItemList = addons.map(({ option, quantity }) => ({
    optionId: option.optionId,
    quantity,
  }))
  return { goodsId: line.goodsId, ...change, addItemList }
}

/** A main line with the add-ons that belong to it. */
export type MainLine = { readonly main: CartLineData; readonly addons: readonly CartLineData[] }

/** Lines as they are shown: mains, each with its add-ons. */
export function mainLinesOf(lines: readonly CartLineData[]): MainLine[] {
  return lines
    .filter(({ mainCartId }) => mainCartId === null)
    .map((main) => ({
      main,
      addons: lines.filter(({ mainCartId }) => mainCartId === main.cartId),
    }))
}
