import { HOUR_MS, MINUTE_MS } from '../calendar/day.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { GoodsType } from '../goods/goods.codes.ts'
import { hasLength } from '../member/member.rules.ts'
import type { Won } from '../money/money.rules.ts'
import {
  SALE_BUY_HOURS,
  SALE_ENTRY_MINUTES_MIN,
  SALE_WAVE_COUNT_MAX,
  SALE_WAVE_HOURS,
  SPECIAL_SALE_BODY_LENGTH_MAX,
  SPECIAL_SALE_GOODS_COUNT_MAX,
  SPECIAL_SALE_PERSON_MAX,
  SPECIAL_SALE_QUANTITY_MAX,
  SPECIAL_SALE_TITLE_LENGTH_MAX,
  SPECIAL_SALE_VIOLATIONS,
} from './specialSale.codes.ts'
import type { SpecialSaleState, SpecialSaleViolation } from './specialSale.codes.ts'
import { SPECIAL_SALE_TABLE } from './specialSale.table.gen.ts'
import type { SpecialSaleEventType, SpecialSaleFact } from './specialSale.table.gen.ts'

/** Moments of a special sale in epoch milliseconds; `buyClosesAtMs` is the end of the wave that buys. */
export type SaleSchedule = {
  readonly entryOpensAtMs: number
  readonly entryClosesAtMs: number
  readonly drawAtMs: number
  readonly buyOpensAtMs: number
  readonly buyClosesAtMs: number
}

/** A special sale with its stored state. */
export type SaleClock = SaleSchedule & { readonly state: SpecialSaleState }

/** Facts of a special sale besides its clock. */
export type SaleFacts = {
  /** The seed of the draw is committed to. */
  readonly isSealed: boolean
  /** Waves that followed the first. */
  readonly wave: number
  /** A product has a piece left and an entry that waits for it. */
  readonly hasPiecesLeft: boolean
}

const DUE_AT: Readonly<Record<SpecialSaleEventType, (schedule: SaleSchedule) => number>> = {
  'system.entryOpens': ({ entryOpensAtMs }) => entryOpensAtMs,
  'system.entryCloses': ({ entryClosesAtMs }) => entryClosesAtMs,
  'system.drawn': ({ drawAtMs }) => drawAtMs,
  'system.buyOpens': ({ buyOpensAtMs }) => buyOpensAtMs,
  'system.nextWave': ({ buyClosesAtMs }) => buyClosesAtMs,
  'system.buyCloses': ({ buyClosesAtMs }) => buyClosesAtMs,
  'operator.cancel': () => -Infinity,
}

/** Computes the facts that the chart decides an event by. Source: market-rules §8.1. */
export function specialSaleFacts(
  event: SpecialSaleEventType,
  sale: SaleFacts & SaleSchedule,
  nowMs: number,
): Readonly<Record<SpecialSaleFact, boolean>> {
  const isDue = nowMs >= DUE_AT[event](sale)
  return {
    isDue,
    isOpeningDue: isDue && sale.isSealed,
    hasNextWave: isDue && sale.hasPiecesLeft && sale.wave < SALE_WAVE_COUNT_MAX,
  }
}

/** Steps of the schedule in their order; a wave is followed by another one, or by the end. */
const MOMENTS: readonly SpecialSaleEventType[] = [
  'system.entryOpens',
  'system.entryCloses',
  'system.drawn',
  'system.buyOpens',
  'system.nextWave',
  'system.buyCloses',
]

/** Lists the steps of the schedule that a state waits for, in their order. Source: market-rules §8.1. */
export function momentsOf(state: SpecialSaleState): SpecialSaleEventType[] {
  return MOMENTS.filter((event) => SPECIAL_SALE_TABLE.steps[state][event] !== undefined)
}

/** Steps that need nothing but their moment, in their order. */
const CLOCK_EVENTS: readonly SpecialSaleEventType[] = [
  'system.entryOpens',
  'system.entryCloses',
  'system.buyOpens',
]

/**
 * Returns the state of a special sale at a moment: the stored one, moved on by the steps of its chart whose moment has
 * come and that need nothing else. A job stores them later. Source: market-rules §8.1.
 */
export function saleStateAt(sale: SaleClock, nowMs: number): SpecialSaleState {
  const facts = { isSealed: true, wave: 0, hasPiecesLeft: false }
  let { state } = sale
  for (const event of CLOCK_EVENTS) {
    const step = decideStep(SPECIAL_SALE_TABLE, {
      state,
      event,
      facts: specialSaleFacts(event, { ...sale, ...facts }, nowMs),
    })
    if (step.ok) state = step.value.target
  }
  return state
}

/** Returns the end of the first time to buy, in epoch milliseconds. Source: market-rules §8.1. */
export function firstBuyCloseMs(buyOpensAtMs: number): number {
  return buyOpensAtMs + SALE_BUY_HOURS * HOUR_MS
}

/** Returns the end of a later wave that begins now, in epoch milliseconds. Source: market-rules §8.1. */
export function nextBuyCloseMs(nowMs: number): number {
  return nowMs + SALE_WAVE_HOURS * HOUR_MS
}

/** Period of a special sale in epoch milliseconds, from its first entry to the end of the last wave that there may be. */
export type SalePeriod = { readonly startsAtMs: number; readonly endsAtMs: number }

/** Returns the longest time that a special sale may take. Source: market-rules §8.1. */
export function salePeriodOf(
  sale: Pick<SaleSchedule, 'buyOpensAtMs' | 'entryOpensAtMs'>,
): SalePeriod {
  let endsAtMs = firstBuyCloseMs(sale.buyOpensAtMs)
  for (let wave = 0; wave < SALE_WAVE_COUNT_MAX; wave += 1) endsAtMs = nextBuyCloseMs(endsAtMs)
  return { startsAtMs: sale.entryOpensAtMs, endsAtMs }
}

/** Returns the number of winners: as many as the pieces are enough for. Source: market-rules §8.1. */
export function saleWinnersMax(goods: {
  readonly pieces: number
  readonly personMax: number
}): number {
  return Math.floor(goods.pieces / goods.personMax)
}

/** A product of a special sale as an operator wrote it; `personMax` are the pieces that a winner may buy. */
export type WrittenSaleGoods = {
  readonly goodsId: number
  readonly salePrice: Won
  readonly quantityTotal: number
  readonly personMax: number
}

/** A special sale as an operator wrote it. */
export type WrittenSale = Omit<SaleSchedule, 'buyClosesAtMs'> & {
  readonly title: string
  readonly body: string
  readonly goods: readonly WrittenSaleGoods[]
}

/**
 * Facts of a product that may be sold specially; `null` where it is unknown. `stock` is that of its only option, `null`
 * when it has none or several.
 */
export type SaleGoodsFacts = {
  readonly kind: GoodsType
  readonly isListed: boolean
  readonly salePrice: Won
  readonly stock: number | null
  /** A deal that was not stopped ends after now, or another special sale has it. */
  readonly isElsewhere: boolean
}

function isScheduled(sale: WrittenSale, nowMs: number): boolean {
  const { entryOpensAtMs, entryClosesAtMs, drawAtMs, buyOpensAtMs } = sale
  return (
    entryOpensAtMs > nowMs &&
    entryClosesAtMs - entryOpensAtMs >= SALE_ENTRY_MINUTES_MIN * MINUTE_MS &&
    drawAtMs - entryClosesAtMs >= MINUTE_MS &&
    buyOpensAtMs >= drawAtMs
  )
}

const SALE_PRICE_MIN_WON = 100

/** Kinds of products that may be sold specially: neither made to order nor sold in a deal alone. Source: decision 194. */
const PROMOTED_KINDS: ReadonlySet<GoodsType> = new Set(['NORMAL', 'PROMOTION'])

function isSellable(goods: WrittenSaleGoods, facts: SaleGoodsFacts | undefined): boolean {
  if (facts === undefined) return false
  const { salePrice, quantityTotal, personMax } = goods
  return (
    PROMOTED_KINDS.has(facts.kind) &&
    facts.isListed &&
    !facts.isElsewhere &&
    salePrice >= SALE_PRICE_MIN_WON &&
    salePrice < facts.salePrice &&
    personMax >= 1 &&
    personMax <= Math.min(SPECIAL_SALE_PERSON_MAX, quantityTotal) &&
    quantityTotal <= Math.min(SPECIAL_SALE_QUANTITY_MAX, facts.stock ?? 0)
  )
}

/** Finds a period of another special sale that a written one would overlap; `undefined` for none. Source: decision 194. */
export function findOverlap(
  sale: Pick<WrittenSale, 'buyOpensAtMs' | 'entryOpensAtMs'>,
  others: readonly SalePeriod[],
): SalePeriod | undefined {
  const { startsAtMs, endsAtMs } = salePeriodOf(sale)
  return others.find((other) => startsAtMs < other.endsAtMs && other.startsAtMs < endsAtMs)
}

/** Facts that a written special sale is checked by. */
export type WrittenSaleFacts = {
  /** Facts of products by their ids. */
  readonly goodsOf: ReadonlyMap<number, SaleGoodsFacts>
  /** Periods of the other special sales that are not over. */
  readonly others: readonly SalePeriod[]
}

/**
 * Lists the parts of a special sale that cannot be as they were written. Buyers see one special sale at a time, so that none
 * begins before another one is over. Source: market-rules §8.1, decision 194.
 */
export function checkSpecialSale(
  sale: WrittenSale,
  { goodsOf, others }: WrittenSaleFacts,
  nowMs: number,
): SpecialSaleViolation[] {
  const { title, body, goods } = sale
  const isDistinct = new Set(goods.map(({ goodsId }) => goodsId)).size === goods.length
  const isCount = goods.length >= 1 && goods.length <= SPECIAL_SALE_GOODS_COUNT_MAX
  const areSellable = goods.every((one) => isSellable(one, goodsOf.get(one.goodsId)))
  const wrong: Readonly<Record<SpecialSaleViolation, boolean>> = {
    NAME: !hasLength(title, { min: 1, max: SPECIAL_SALE_TITLE_LENGTH_MAX }),
    BODY: !hasLength(body, { min: 1, max: SPECIAL_SALE_BODY_LENGTH_MAX }),
    SCHEDULE: !isScheduled(sale, nowMs),
    OVERLAP: findOverlap(sale, others) !== undefined,
    GOODS: !isDistinct || !isCount || !areSellable,
  }
  return SPECIAL_SALE_VIOLATIONS.filter((part) => wrong[part])
}

/**
 * Decides whether a special sale may become another one: before the first entry. Refusal: SALE_FIXED. Source: market-rules
 * §8.2.
 */
export function decideSaleChange(sale: SaleClock, nowMs: number): Decision<'SALE_FIXED'> {
  return saleStateAt(sale, nowMs) === 'SCHEDULED' ? allow() : refuse('SALE_FIXED')
}
