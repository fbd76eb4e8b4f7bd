import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyFacts } from '@jangteo/core/cart/buyAvailability.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import type { BuyViolation } from '@jangteo/core/cart/buyViolation.rules'
import type { BuyAvailabilityCode } from '@jangteo/core/cart/cart.codes'
import type { CartLine } from '@jangteo/core/cart/cart.rules'
import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import { optionName } from '@jangteo/core/goods/option.rules'
import { lineAmounts, unitPrice } from '@jangteo/core/goods/price.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { CallerKind } from '@jangteo/core/session/caller.codes'
import { freeShippingGap, shippingFee } from '@jangteo/core/shipping/shippingPolicy.rules'
import type {
  GoodsDetailData,
  GoodsOptionsData,
  MiniCartData,
  MiniCartPriceData,
} from '../detail/goodsDetail.ts'
import type { OptionChoiceState, TakenOption } from './optionChoice.ts'

type WireOption = GoodsOptionsData['options'][number]
type QuotedGoods = Pick<
  GoodsDetailData,
  | 'goodsId'
  | 'goodsName'
  | 'listPrice'
  | 'salePrice'
  | 'limits'
  | 'displaySaleStatusEnum'
  | 'shippingPolicy'
>

/** A line of the sheet: prices in won, `amount` for all of its pieces. */
export type QuotedLine = {
  readonly optionId: number
  readonly kind: GoodsOptionKind
  readonly name: string
  readonly quantity: number
  readonly salePrice: Won
  readonly amount: Won
}

/** Why the choice cannot be bought, with its text. */
export type Problem = { readonly code: BuyAvailabilityCode; readonly text: string }

/** What the choice costs on the mainland, in won, and why it cannot be bought (empty when it can). */
export type OptionQuote = {
  readonly lines: readonly QuotedLine[]
  readonly goodsAmount: Won
  readonly fee: Won
  readonly payableAmount: Won
  readonly freeShippingGap: Won | null
  readonly problems: readonly Problem[]
}

export type QuoteFacts = {
  readonly goods: QuotedGoods
  readonly options: GoodsOptionsData & Pick<MiniCartData, 'needsAdultCertification'>
  readonly caller: CallerKind
}

function quoteLine(
  taken: TakenOption,
  kind: GoodsOptionKind,
  { goods, options }: QuoteFacts,
): QuotedLine[] {
  const known = kind === 'ADDON' ? options.addItems : options.options
  const option = known.find(({ optionId }) => optionId === taken.optionId)
  if (option === undefined) return []
  const price = unitPrice(goods, { kind, extraPrice: option.extraPrice })
  const { goodsAmount: amount } = lineAmounts(price, taken.quantity)
  const name = optionName(option.optionValues)
  return [
    {
      ...taken,
      kind,
      name: name === '' ? goods.goodsName : name,
      salePrice: price.salePrice,
      amount,
    },
  ]
}

function toCartLines(lines: readonly QuotedLine[], goodsId: number): CartLine[] {
  const main = lines.find(({ kind }) => kind === 'OPTION')
  return lines.map(({ optionId, kind, quantity }) => ({
    cartId: optionId,
    mainCartId: kind === 'ADDON' ? (main?.optionId ?? null) : null,
    goodsId,
    optionId,
    quantity,
  }))
}

function factsOf({ goods, options, caller }: QuoteFacts): BuyFacts {
  const { goodsId } = goods
  const optionFacts = (kind: GoodsOptionKind) => (option: WireOption) =>
    [option.optionId, { ...option, goodsId, kind, saleStatus: option.saleStatusEnum }] as const
  return {
    goods: new Map([
      [
        goodsId,
        {
          ...goods.limits,
          displaySaleStatus: goods.displaySaleStatusEnum,
          isAdultOnly: options.needsAdultCertification,
          optionNames: options.optionNames,
        },
      ],
    ]),
    options: new Map([
      ...options.options.map(optionFacts('OPTION')),
      ...options.addItems.map(optionFacts('ADDON')),
    ]),
    buyer: { caller, isAdultCertified: false, boughtCounts: new Map() },
  }
}

function toProblems(reasons: readonly Problem[]): Problem[] {
  const byText = new Map(reasons.map(({ text, code }) => [text, code]))
  return [...byText].map(([text, code]) => ({ code, text }))
}

function toReason(violation: BuyViolation): Problem {
  return { code: violation.code, text: buyReasonText(violation) }
}

/** The price of a choice and what stands against it, by the same rules as the cart and the order; only the server knows the buyer's former orders. */
export function quoteOptions(choice: OptionChoiceState, facts: QuoteFacts): OptionQuote {
  const { goods } = facts
  const lines = [
    ...choice.taken.flatMap((taken) => quoteLine(taken, 'OPTION', facts)),
    ...choice.addons.flatMap((taken) => quoteLine(taken, 'ADDON', facts)),
  ]
  const shipped = lines.map((line) => ({ ...line, isAddon: line.kind === 'ADDON' }))
  const goodsAmount = sumWon(lines.map(({ amount }) => amount))
  const fee = shippingFee(goods.shippingPolicy, shipped)
  const violations = checkBuyAvailability(toCartLines(lines, goods.goodsId), factsOf(facts))
  return {
    lines,
    goodsAmount,
    fee,
    payableAmount: goodsAmount + fee,
    freeShippingGap: lines.length === 0 ? null : freeShippingGap(goods.shippingPolicy, shipped),
    problems: toProblems(violations.map(toReason)),
  }
}

/** A quote as the server corrects it: its prices, and its reasons, which know the buyer too. */
export function correctQuote(quote: OptionQuote, priced: MiniCartPriceData): OptionQuote {
  const prices = new Map(priced.lines.map((line) => [line.optionId, line]))
  const { goodsAmount, shippingAmount, payableAmount } = priced.totals
  return {
    lines: quote.lines.map((line) => {
      const told = prices.get(line.optionId)
      return told === undefined ? line : { ...line, salePrice: told.salePrice, amount: told.amount }
    }),
    goodsAmount,
    fee: shippingAmount,
    payableAmount,
    freeShippingGap: priced.freeShippingGap,
    problems: toProblems(priced.violations.map(({ code, message: text }) => ({ code, text }))),
  }
}
