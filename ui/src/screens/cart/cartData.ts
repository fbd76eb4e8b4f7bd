import { unavailableCartIds } from '@jangteo/core/cart/buyViolation.rules'
import type { NamedViolation } from '@jangteo/core/cart/buyViolation.rules'
import { quantityProblem as problemOf } from '@jangteo/core/cart/cartQuantity.rules'
import type { QuantityChange } from '@jangteo/core/cart/cartQuantity.rules'
import type { SelectableLine } from '@jangteo/core/cart/cartSelection.view'
import type { Answers } from '@jangteo/http/call/calls'

export type CartData = Answers['cart']['list']
export type CartGroupData = CartData['groups'][number]
export type CartLineData = CartGroupData['lines'][number]
type WireViolation = CartData['violations'][number]

/** Reason why lines can't be bought, as the rules know it: the contract promises each code its figures. */
export function toViolations(violations: readonly WireViolation[]): NamedViolation[] {
  return violations.map(
    ({ cartId, goodsName, optionName, code, params }) =>
      ({ cartId, goodsName, optionName, code, params }) as NamedViolation,
  )
}

export function linesOf(cart: CartData): CartLineData[] {
  return cart.groups.flatMap((group) => group.lines)
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

/** The cart as it is shown before the server has taken a quantity. */
export function cartWithQuantity(cart: CartData, cartId: number, quantity: number): CartData {
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (line.cartId === cartId ? { ...line, quantity } : line)),
  }))
  return { ...cart, groups }
}

/** The cart without some of its lines; a group without any is left out. */
export function cartWithout(cart: CartData, cartIds: readonly number[]): CartData {
  if (cartIds.length === 0) return cart
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.filter(({ cartId }) => !cartIds.includes(cartId)),
  }))
  return { ...cart, groups: groups.filter(({ lines }) => lines.length > 0) }
}

/** Reason why a line can't have so many pieces; `null` when it can, as far as the browser knows. */
export function quantityProblem(cart: CartData, change: QuantityChange): string | null {
  const lines = linesOf(cart).map(({ option, ...line }) => ({
    ...line,
    option: { ...option, saleStatus: option.saleStatusEnum },
  }))
  return problemOf(lines, change)
}

/** Input of a changed line: its option, its quantity, and the add-ons that it keeps. */
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
