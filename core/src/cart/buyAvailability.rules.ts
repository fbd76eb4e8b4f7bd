import type { CallerKind } from '../session/caller.codes.ts'
import { BUY_CHECKS } from './buyCheck.rules.ts'
import type { BuyGoodsFacts, BuyOptionFacts, JudgedLine } from './buyCheck.rules.ts'
import type { BuyReason, BuyViolation } from './buyViolation.rules.ts'
import { BUY_AVAILABILITY_CODES } from './cart.codes.ts'
import type { CartLine } from './cart.rules.ts'

/**
 * Buyer of the lines; `boughtCounts` has the pieces of each product that the account bought before, none where it is
 * missing.
 */
export type BuyerFacts = {
  readonly caller: CallerKind
  readonly isAdultCertified: boolean
  readonly boughtCounts: ReadonlyMap<number, number>
}

/** Everything that the check needs: products and options by id; one that is missing no longer exists. */
export type BuyFacts = {
  readonly goods: ReadonlyMap<number, BuyGoodsFacts>
  readonly options: ReadonlyMap<number, BuyOptionFacts>
  readonly buyer: BuyerFacts
}

type Demand = {
  readonly mains: ReadonlyMap<number, CartLine>
  readonly ofOption: ReadonlyMap<number | null, number>
  readonly ofGoods: ReadonlyMap<number, number>
}

function optionOf(line: CartLine, facts: BuyFacts): BuyOptionFacts | null {
  const option = line.optionId === null ? undefined : facts.options.get(line.optionId)
  return option === undefined || option.goodsId !== line.goodsId ? null : option
}

function isAddonLine(line: CartLine, facts: BuyFacts): boolean {
  const option = optionOf(line, facts)
  return option === null ? line.mainCartId !== null : option.kind === 'ADDON'
}

function sumQuantities<Key>(
  lines: readonly CartLine[],
  keyOf: (line: CartLine) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.quantity)
  return sums
}

function demandOf(lines: readonly CartLine[], facts: BuyFacts): Demand {
  const mains = lines.filter((line) => !isAddonLine(line, facts))
  return {
    mains: new Map(mains.map((line) => [line.cartId, line])),
    ofOption: sumQuantities(lines, (line) => line.optionId),
    ofGoods: sumQuantities(mains, (line) => line.goodsId),
  }
}

/** An option still fits its goods when it has a value for each of its option names; an add-on always does. */
function fittingOption(goods: BuyGoodsFacts, option: BuyOptionFacts | null): BuyOptionFacts | null {
  if (option === null || option.kind === 'ADDON') return option
  return option.optionValues.length === goods.optionNames.length ? option : null
}

function hasMain(line: CartLine, { mains }: Demand): boolean {
  return line.mainCartId !== null && mains.get(line.mainCartId)?.goodsId === line.goodsId
}

function judge(line: CartLine, demand: Demand, facts: BuyFacts): JudgedLine | null {
  const goods = facts.goods.get(line.goodsId)
  if (goods === undefined) return null
  return {
    goods,
    option: fittingOption(goods, optionOf(line, facts)),
    isAddon: isAddonLine(line, facts),
    hasMain: hasMain(line, demand),
    optionQuantity: demand.ofOption.get(line.optionId) ?? 0,
    goodsQuantity: demand.ofGoods.get(line.goodsId) ?? 0,
    boughtCount: facts.buyer.boughtCounts.get(line.goodsId) ?? 0,
    caller: facts.buyer.caller,
    isAdultCertified: facts.buyer.isAdultCertified,
  }
}

function reasonsOf(judged: JudgedLine | null): BuyReason[] {
  if (judged === null) return [{ code: 'GOODS_NOT_ON_SALE', params: {} }]
  return BUY_AVAILABILITY_CODES.flatMap((code) => BUY_CHECKS[code](judged) ?? [])
}

/**
 * Lists everything that keeps these lines from being bought together, line by line; empty when all can be bought. Stock
 * is compared with the sum that all lines want of an option, limits with the sum of a product. A limit of an account
 * counts for a guest within the order only. Source: spec §3, §5, domain-rules §8.
 */
export function checkBuyAvailability(lines: readonly CartLine[], facts: BuyFacts): BuyViolation[] {
  const demand = demandOf(lines, facts)
  return lines.flatMap((line) =>
    reasonsOf(judge(line, demand, facts)).map((reason) => ({ ...reason, cartId: line.cartId })),
  )
}
