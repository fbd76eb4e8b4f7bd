import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { decideReviewReason } from '@jangteo/core/seller/reviewReason.rules'
import {
  OPERATOR_STORE_EVENTS,
  type OperatorStoreEvent,
  type StoreState,
} from '@jangteo/core/store/store.codes'
import { STORE_TABLE } from '@jangteo/core/store/store.table.gen'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { countSellerGoods } from '@jangteo/postgres/goods/seller-goods-list.store'
import {
  countOperatorStores,
  findStoreByUrl,
  listOperatorStores,
  lockStore,
  type StoreRow,
  updateFeeRate,
} from '@jangteo/postgres/store/store-desk.store'
import { listFormerUrls } from '@jangteo/postgres/store/store-name.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { advanceStore } from './advance-store.ts'
import { storeSteps, toStoreIdentity, toStoreProfile } from './store-desk-answer.ts'

type OfStore = { readonly id: string }
type Reasoned = OfStore & { readonly reason: string }
type ListInput = {
  readonly stateEnum?: StoreState | undefined
  readonly keyword: string
  readonly page: number
  readonly size: number
}

/** Lists stores by name, of a state or with a word in their names. */
export const listStoresForOperator = Effect.fnUntraced(function* (input: ListInput) {
  const { stateEnum, keyword, page: number, size } = input
  const filter = { state: stateEnum ?? null, keyword: keyword.trim() }
  const totalElements = yield* countOperatorStores(filter)
  const rows = yield* listOperatorStores(filter, { offset: number * size, limit: size })
  const content = rows.map((row) => ({
    storeUrl: row.url,
    storeName: row.name,
    companyName: row.company_name,
    businessNumber: row.business_number,
    stateEnum: row.state,
    goodsCount: row.goods_count,
    feeRateBp: row.fee_rate_bp,
    businessStateEnum: row.business_state,
  }))
  return { ...toPage(content, { number, size, totalElements }), content }
})

/** Finds a store by its URL or one that it had. Refusal: STORE_NOT_FOUND. */
export const findStore = Effect.fnUntraced(function* (
  url: string,
): Effect.fn.Return<StoreRow, Refused<'STORE_NOT_FOUND'>, Db> {
  return (yield* findStoreByUrl(url)) ?? (yield* refused('STORE_NOT_FOUND'))
})

/** Shows a store with what the operator may do now. Refusal: STORE_NOT_FOUND. */
export const showStoreForOperator = Effect.fnUntraced(function* ({ id: url }: OfStore) {
  const row = yield* findStore(url)
  const steps = allowedSteps(STORE_TABLE, row.state, { isReady: false, hasNoOpenOrder: true })
  const everyProduct = { storeId: row.id, listing: null, keyword: null, stockMax: null }
  return {
    ...toStoreIdentity(row),
    ...toStoreProfile(row),
    stateEnum: row.state,
    goodsCount: yield* countSellerGoods(everyProduct),
    feeRateBp: row.fee_rate_bp,
    businessStateEnum: row.business_state,
    businessCheckedAt: row.business_checked_at?.toISOString() ?? null,
    eventList: OPERATOR_STORE_EVENTS.filter((event) => steps.some((step) => step.event === event)),
    historyList: yield* storeSteps(row.id),
    deniedFeatureList: row.denied_features,
    formerUrlList: yield* listFormerUrls(row.id),
  }
})

/** Moves a store under its lock, so that of two operators at once the second finds what the first did. */
const moveStore = Effect.fnUntraced(function* (
  id: number,
  event: OperatorStoreEvent,
  memo: string,
) {
  const row = yield* lockStore(id)
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceStore(row, { event, atMs, memo })
  if (!moved.ok) return moved
  yield* recordAudit({
    call: event.replace('system', 'operatorStore'),
    target: `store:${id}`,
    before: { state: row.state },
    after: { state: moved.value.target },
    reason: memo,
  })
  return moved
}, transaction)

const move = Effect.fnUntraced(function* (event: OperatorStoreEvent, input: Reasoned) {
  const reason = decideReviewReason(input.reason)
  if (!reason.ok) return yield* refused(reason.reason)
  const { id } = yield* findStore(input.id)
  return yield* moveStore(id, event, reason.value)
})

const moveWithin = (event: 'system.suspend' | 'system.release') =>
  Effect.fnUntraced(function* (input: Reasoned) {
    const moved = yield* move(event, input)
    return moved.ok ? { stateEnum: moved.value.target } : yield* refused('STORE_STATE_CHANGED')
  })

/** Suspends a store. Refusals: SELLER_REASON_REQUIRED, STORE_NOT_FOUND, STORE_STATE_CHANGED. */
export const suspendStore = moveWithin('system.suspend')

/** Releases a suspended store. Refusals: the same. */
export const releaseStore = moveWithin('system.release')

/** Closes a store for good. Refusals: the same, and STORE_HAS_OPEN_ORDER. */
export const closeStore = Effect.fnUntraced(function* (input: Reasoned) {
  const moved = yield* move('system.close', input)
  if (moved.ok) return { stateEnum: moved.value.target }
  const isRunning = moved.reason === 'STORE_HAS_OPEN_ORDER'
  return yield* refused(isRunning ? 'STORE_HAS_OPEN_ORDER' : 'STORE_STATE_CHANGED')
})

const storeFeeRate = Effect.fnUntraced(function* (id: number, feeRateBp: number | null) {
  const before = yield* lockStore(id)
  yield* updateFeeRate(id, feeRateBp)
  yield* recordAudit({
    call: 'operatorStore.setFeeRate',
    target: `store:${id}`,
    before: { feeRateBp: before.fee_rate_bp },
    after: { feeRateBp },
    reason: null,
  })
}, transaction)

/** Sets the store's own fee of a sale, for what is ordered from now on. Refusal: STORE_NOT_FOUND. */
export const setFeeRate = Effect.fnUntraced(function* ({
  id: url,
  feeRateBp,
}: OfStore & { readonly feeRateBp: number | null }) {
  const { id } = yield* findStore(url)
  yield* storeFeeRate(id, feeRateBp)
  return { feeRateBp }
})
