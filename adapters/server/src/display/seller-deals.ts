import { sellerDealSaved } from '@jangteo/contract/display/sellerDeal.calls'
import type { DealAfterEnd } from '@jangteo/core/display/deal.codes'
import { dealStateOf } from '@jangteo/core/display/deal.rules'
import {
  type DealPlan,
  decideDealChange,
  decideDealPlan,
} from '@jangteo/core/display/dealPlan.rules'
import { LISTED } from '@jangteo/core/goods/goodsListing.codes'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  countStoreDeals,
  findGoodsOfDeal,
  insertDeal,
  isSoldSpecially,
  listDealPeriods,
  listStoreDeals,
  lockStoreDeal,
  stopDeal,
  updateDeal,
  updateSaleEnd,
} from '@jangteo/postgres/display/seller-deal.store'
import { type ListingRow, lockListing } from '@jangteo/postgres/goods/listing.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { saleEndOfRow } from '../goods/selling/content-answer.ts'
import { recordAudit } from '../tracking/record-audit.ts'

type DealInput = {
  readonly dealPrice: number
  readonly startsAt: string
  readonly endsAt: string
  readonly quantityTotal: number | null
  readonly personMax: number | null
  readonly afterEndEnum: DealAfterEnd
}

function toPlan(input: DealInput): DealPlan {
  return {
    dealPrice: input.dealPrice,
    startsAtMs: Date.parse(input.startsAt),
    endsAtMs: Date.parse(input.endsAt),
    quantityTotal: input.quantityTotal,
    personMax: input.personMax,
    afterEnd: input.afterEndEnum,
  }
}

/** Lists the deals of the caller's store, those that end last first. */
export const listSellerDeals = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { storeId } = yield* callingSeller
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listStoreDeals(storeId, { offset: number * size, limit: size })
  const content = rows.map((row) => ({
    dealId: row.id,
    goodsId: row.goods_id,
    goodsName: row.name,
    picture: row.picture,
    salePrice: row.sale_price,
    dealPrice: row.deal_price,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    quantityTotal: row.quantity_total,
    personMax: row.person_max,
    afterEndEnum: row.after_end,
    taken: row.taken,
    stateEnum: dealStateOf(
      {
        dealId: row.id,
        dealPrice: row.deal_price,
        startsAtMs: row.starts_at.getTime(),
        endsAtMs: row.ends_at.getTime(),
        quantityTotal: row.quantity_total,
        personMax: row.person_max,
        afterEnd: row.after_end,
        stoppedAtMs: row.stopped_at?.getTime() ?? null,
        taken: row.taken,
      },
      nowMs,
    ),
  }))
  const totalElements = yield* countStoreDeals(storeId)
  return { ...toPage(content, { number, size, totalElements }), content }
})

/** Judges a plan for a locked product. Refusals: those of `decideDealPlan`. */
const requirePlan = Effect.fnUntraced(function* (
  goods: ListingRow,
  plan: DealPlan,
  withoutId: number | null,
) {
  const nowMs = yield* Clock.currentTimeMillis
  const others = yield* listDealPeriods(goods.id, { at: new Date(nowMs), withoutId })
  const decision = decideDealPlan(plan, {
    isListed: goods.listing === LISTED,
    isSoldSpecially: yield* isSoldSpecially(goods.id),
    salePrice: goods.sale_price,
    saleStartsAtMs: goods.sale_starts_at?.getTime() ?? null,
    saleEndsAtMs: saleEndOfRow(goods, nowMs),
    others: others.map((deal) => ({
      startsAtMs: deal.starts_at.getTime(),
      endsAtMs: deal.ends_at.getTime(),
    })),
    nowMs,
  })
  return decision.ok ? plan : yield* refused(decision.reason)
})

/** Ends a locked product's sale with the deals that it has now, else as its seller set it. */
const setSaleEnd = Effect.fnUntraced(function* (goods: ListingRow) {
  const nowMs = yield* Clock.currentTimeMillis
  const ownEndsAtMs = saleEndOfRow(goods, nowMs)
  yield* updateSaleEnd(goods.id, { ownEndsAtMs, at: new Date(nowMs) })
})

/**
 * Plans a deal. The product's lock orders two plans at once, and the schema has no room for two deals of one time. Once
 * for an `Idempotency-Key`. Refusals: GOODS_NOT_FOUND, those of `decideDealPlan`, IDEMPOTENCY_KEY_REUSED.
 */
export const createSellerDeal = Effect.fnUntraced(
  function* (input: DealInput & { readonly goodsId: number }) {
    const { storeId } = yield* callingSeller
    const goods = yield* lockListing({ goodsId: input.goodsId, storeId })
    if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
    const plan = yield* requirePlan(goods, toPlan(input), null)
    const dealId = yield* insertDeal(goods.id, plan)
    yield* setSaleEnd(goods)
    yield* recordAudit({
      call: 'sellerDeal.create',
      target: `deal:${dealId}`,
      before: null,
      after: { goodsId: goods.id, ...plan },
      reason: null,
    })
    return { dealId }
  },
  onceByKey('sellerDeal.create', sellerDealSaved),
)

/** Locks a deal of the caller's store behind its product, as orders do. Refusal: DEAL_NOT_FOUND. */
const lockDeal = Effect.fnUntraced(function* (dealId: number) {
  const { storeId } = yield* callingSeller
  const goodsId = yield* findGoodsOfDeal(storeId, dealId)
  if (goodsId === undefined) return yield* refused('DEAL_NOT_FOUND')
  const goods = yield* lockListing({ goodsId, storeId })
  const deal = yield* lockStoreDeal(storeId, dealId)
  if (goods === undefined || deal === undefined) return yield* refused('DEAL_NOT_FOUND')
  return { goods, deal }
})

/**
 * Changes a deal that has not begun; its product's lock orders two changes at once, and this after an order of its first
 * moment. Refusals: DEAL_NOT_FOUND, DEAL_STARTED, those of `decideDealPlan`.
 */
export const editSellerDeal = Effect.fnUntraced(function* ({
  id,
  ...input
}: DealInput & { readonly id: number }) {
  const { goods, deal } = yield* lockDeal(id)
  const nowMs = yield* Clock.currentTimeMillis
  const change = decideDealChange(deal.starts_at.getTime(), nowMs)
  if (!change.ok) return yield* refused(change.reason)
  const plan = yield* requirePlan(goods, toPlan(input), id)
  yield* updateDeal(id, plan)
  yield* setSaleEnd(goods)
  yield* recordAudit({
    call: 'sellerDeal.edit',
    target: `deal:${id}`,
    before: { dealPrice: deal.deal_price, startsAt: deal.starts_at, endsAt: deal.ends_at },
    after: plan,
    reason: null,
  })
  return { dealId: id }
}, transaction)

/**
 * Stops a deal at once; what was ordered keeps its price, and a sale that was to end with it goes on. One that is over
 * has nothing left to stop: the sale has ended with it. Refusal: DEAL_NOT_FOUND.
 */
export const stopSellerDeal = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const { goods, deal } = yield* lockDeal(id)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (deal.ends_at <= at) return yield* refused('DEAL_NOT_FOUND')
  yield* stopDeal(id, at)
  yield* setSaleEnd(goods)
  yield* recordAudit({
    call: 'sellerDeal.stop',
    target: `deal:${id}`,
    before: { stoppedAt: null },
    after: { stoppedAt: at },
    reason: null,
  })
  return { done: true as const }
}, transaction)
