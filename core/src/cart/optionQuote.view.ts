import type { GoodsDisplaySaleStatus, GoodsOptionKind } from '../goods/goods.codes.ts'
import { optionName } from '../goods/option.rules.ts'
import type { GoodsOption } from '../goods/option.rules.ts'
import { lineAmounts, unitPrice } from '../goods/price.rules.ts'
import type { UnitPrice } from '../goods/price.rules.ts'
import type { PurchaseLimits } from '../goods/purchaseLimit.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { freeShippingGap, shippingFee } from '../shipping/shippingPolicy.rules.ts'
import type { ShippingPolicy } from '../shipping/shippingPolicy.rules.ts'
import { checkBuyAvailability } from './buyAvailability.rules.ts'
import type { BuyFacts } from './buyAvailability.rules.ts'
import { buyerRemedy } from './cartLineFix.rules.ts'
import type { BuyAvailabilityCode } from './cart.codes.ts'
import { buyReasonText } from './cart.messages.ts'
import type { CartLine } from './cart.rules.ts'
import { blocksAddition } from './cartAdmission.rules.ts'
import { changeQuantity } from './optionSelection.rules.ts'
import type { ChosenOption, OptionSelection } from './optionSelection.rules.ts'
import type { OptionIntent, OptionProblem } from './optionSheet.chart.ts'

/** A line of the sheet: prices in won, `amount` for all of its pieces. */
export type QuotedOption = {
  readonly optionId: number
  readonly kind: GoodsOptionKind
  readonly name: string
  readonly quantity: number
  readonly salePrice: Won
  readonly amount: Won
}

/** Reason why the selection cannot be bought, with its text. */
export type QuoteProblem = { readonly code: BuyAvailabilityCode; readonly text: string }

/** Price of the selection on the mainland, in won, and the problems that keep it from being bought (empty: none). */
export type OptionQuote = {
  readonly lines: readonly QuotedOption[]
  readonly goodsAmount: Won
  readonly fee: Won
  readonly payableAmount: Won
  readonly freeShippingGap: Won | null
  readonly problems: readonly QuoteProblem[]
}

/** The product whose options are selected, as its page knows it. */
export type QuotedGoods = UnitPrice & {
  readonly goodsId: number
  readonly goodsName: string
  readonly limits: PurchaseLimits
  readonly displaySaleStatus: GoodsDisplaySaleStatus
  readonly shippingPolicy: ShippingPolicy
  /** Only an adult may buy it, and this buyer is not known to be one. */
  readonly needsAdultCertification: boolean
  readonly optionNames: readonly string[]
}

/** Facts that a quote is computed from, besides the selection. */
export type OptionQuoteFacts = {
  readonly goods: QuotedGoods
  readonly options: readonly GoodsOption[]
  readonly addons: readonly GoodsOption[]
  readonly caller: CallerKind
}

/** The prices and problems of a selection by the server, which knows what the buyer bought before. */
export type ServerQuote = {
  readonly lines: readonly Pick<QuotedOption, 'optionId' | 'salePrice' | 'amount'>[]
  readonly goodsAmount: Won
  readonly fee: Won
  readonly payableAmount: Won
  readonly freeShippingGap: Won | null
  readonly problems: readonly QuoteProblem[]
}

type Chosen = ChosenOption & { readonly kind: GoodsOptionKind }

function quoteLine(chosen: Chosen, { goods, options, addons }: OptionQuoteFacts): QuotedOption[] {
  const known = chosen.kind === 'ADDON' ? addons : options
  const option = known.find(({ optionId }) => optionId === chosen.optionId)
  if (option === undefined) return []
  const price = unitPrice(goods, { kind: chosen.kind, extraPrice: option.extraPrice })
  const { goodsAmount: amount } = lineAmounts(price, chosen.quantity)
  const name = optionName(option.optionValues)
  const { salePrice } = price
  return [{ ...chosen, name: name === '' ? goods.goodsName : name, salePrice, amount }]
}

function toCartLines(lines: readonly QuotedOption[], goodsId: number): CartLine[] {
  const main = lines.find(({ kind }) => kind === 'OPTION')
  return lines.map(({ optionId, kind, quantity }) => ({
    cartId: optionId,
    mainCartId: kind === 'ADDON' ? (main?.optionId ?? null) : null,
    goodsId,
    optionId,
    quantity,
  }))
}

function buyFacts({ goods, options, addons, caller }: OptionQuoteFacts): BuyFacts {
  const { goodsId, limits, displaySaleStatus, optionNames } = goods
  const factsOf = (kind: GoodsOptionKind) => (option: GoodsOption) =>
    [option.optionId, { ...option, goodsId, kind }] as const
  const isAdultOnly = goods.needsAdultCertification
  return {
    goods: new Map([[goodsId, { ...limits, displaySaleStatus, isAdultOnly, optionNames }]]),
    options: new Map([...options.map(factsOf('OPTION')), ...addons.map(factsOf('ADDON'))]),
    buyer: { caller, isAdultCertified: false, boughtCounts: new Map() },
  }
}

/** Removes repeated problems: one that several lines have is shown once. */
function uniqueProblems(problems: readonly QuoteProblem[]): QuoteProblem[] {
  const byText = new Map(problems.map(({ text, code }) => [text, code]))
  return [...byText].map(([text, code]) => ({ code, text }))
}

/**
 * Quotes a selection: its price and the problems that keep it from being bought, by the rules of cart and order. Only
 * the server knows the buyer's former orders. Source: domain-rules §3.1, §7.4.
 */
export function quoteOptions(selection: OptionSelection, facts: OptionQuoteFacts): OptionQuote {
  const { goodsId, shippingPolicy } = facts.goods
  const chosen = [
    ...selection.options.map((option) => ({ ...option, kind: 'OPTION' as const })),
    ...selection.addons.map((addon) => ({ ...addon, kind: 'ADDON' as const })),
  ]
  const lines = chosen.flatMap((one) => quoteLine(one, facts))
  const shipped = lines.map((line) => ({ ...line, isAddon: line.kind === 'ADDON' }))
  const goodsAmount = sumWon(lines.map(({ amount }) => amount))
  const fee = shippingFee(shippingPolicy, shipped)
  const violations = checkBuyAvailability(toCartLines(lines, goodsId), buyFacts(facts))
  return {
    lines,
    goodsAmount,
    fee,
    payableAmount: goodsAmount + fee,
    freeShippingGap: lines.length === 0 ? null : freeShippingGap(shippingPolicy, shipped),
    problems: uniqueProblems(
      violations.map((violation) => ({ code: violation.code, text: buyReasonText(violation) })),
    ),
  }
}

/** A quote with the server's prices and problems instead of those of the rules. */
export function correctQuote(quote: OptionQuote, server: ServerQuote): OptionQuote {
  const prices = new Map(server.lines.map((line) => [line.optionId, line]))
  const lines = quote.lines.map((line) => {
    const { salePrice, amount } = prices.get(line.optionId) ?? line
    return { ...line, salePrice, amount }
  })
  return { ...server, lines, problems: uniqueProblems(server.problems) }
}

/**
 * Returns the problem that keeps the selection from being sent: to the cart one that nothing later can resolve, to an
 * order any. Source: decision 012.
 */
export function submissionProblem(
  intent: OptionIntent,
  problems: readonly QuoteProblem[],
  caller: CallerKind,
): OptionProblem | null {
  const problem = problems.find(({ code }) => intent === 'BUY' || blocksAddition(code))
  if (problem === undefined) return null
  return { text: problem.text, remedy: buyerRemedy(problem.code, caller) }
}

/**
 * Returns the problem that a new quantity would add, which the sheet shows instead of changing it; `null` when it adds
 * none. Fewer pieces are always allowed.
 */
export function quantityProblem(
  {
    selection,
    quote,
    change,
  }: {
    readonly selection: OptionSelection
    readonly quote: OptionQuote
    readonly change: ChosenOption
  },
  facts: OptionQuoteFacts,
): QuoteProblem | null {
  const line = quote.lines.find(({ optionId }) => optionId === change.optionId)
  if (line === undefined || change.quantity < line.quantity) return null
  const known = new Set(quote.problems.map(({ text }) => text))
  const next = quoteOptions(changeQuantity(selection, change), facts)
  return next.problems.find(({ text }) => !known.has(text)) ?? null
}
