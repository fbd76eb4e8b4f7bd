import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { SALE_FEE_RATE_DEFAULT_BP } from '@jangteo/core/settlement/feeRate.rules'
import { decideStoreProfile, type StoreProfile } from '@jangteo/core/store/store.rules'
import { STORE_TABLE, type StoreEventType } from '@jangteo/core/store/store.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import {
  findOwnStore,
  lockStore,
  updateStoreProfile,
} from '@jangteo/postgres/store/store-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { toYn } from '../wire/yn.ts'
import { advanceStore, missingOf } from './advance-store.ts'
import { storeSteps, toStoreIdentity, toStoreProfile } from './store-desk-answer.ts'

/** Shows the caller's store with what its seller may do now. */
export const showSellerStore = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const row = yield* findOwnStore(storeId)
  const missingList = yield* missingOf(row)
  const facts = { isReady: missingList.length === 0, hasNoOpenOrder: false }
  const steps = allowedSteps(STORE_TABLE, row.state, facts)
  const may = (event: StoreEventType) => toYn(steps.some((step) => step.event === event))
  return {
    ...toStoreIdentity(row),
    ...toStoreProfile(row),
    stateEnum: row.state,
    feeRateBp: row.fee_rate_bp ?? SALE_FEE_RATE_DEFAULT_BP,
    missingList,
    openYn: may('seller.open'),
    pauseYn: may('seller.pause'),
    resumeYn: may('seller.resume'),
    historyList: yield* storeSteps(storeId),
  }
})

const writeProfile = Effect.fnUntraced(function* (storeId: number, profile: StoreProfile) {
  const before = yield* lockStore(storeId)
  yield* updateStoreProfile(storeId, profile)
  yield* recordAudit({
    call: 'sellerStore.change',
    target: `store:${storeId}`,
    before: toStoreProfile(before),
    after: profile,
    reason: null,
  })
}, transaction)

/** Writes the profile of the caller's store; of two at once the later one stays. Refusal: STORE_PROFILE_INVALID. */
export const changeSellerStore = Effect.fnUntraced(function* (input: StoreProfile) {
  const decided = decideStoreProfile(input)
  if (!decided.ok) {
    return yield* refused('STORE_PROFILE_INVALID', { violationList: [...decided.params] })
  }
  const { storeId } = yield* callingSeller
  yield* writeProfile(storeId, decided.value)
  return { done: true } as const
})

type Move = 'open' | 'pause' | 'resume'

/** Moves the caller's store under its lock, so that of two at once the second finds what the first did. */
const move = Effect.fnUntraced(function* (name: Move) {
  const { storeId } = yield* callingSeller
  const row = yield* lockStore(storeId)
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceStore(row, { event: `seller.${name}`, atMs })
  if (!moved.ok) return { row, moved }
  yield* recordAudit({
    call: `sellerStore.${name}`,
    target: `store:${storeId}`,
    before: { state: row.state },
    after: { state: moved.value.target },
    reason: null,
  })
  return { row, moved }
}, transaction)

/** Opens the caller's store. Refusals: STORE_NOT_READY with what is missing, STORE_STATE_CHANGED. */
export const openSellerStore = Effect.fnUntraced(function* () {
  const { row, moved } = yield* move('open')
  if (moved.ok) return { stateEnum: moved.value.target }
  return moved.reason === 'STORE_NOT_READY'
    ? yield* refused('STORE_NOT_READY', { missingList: yield* missingOf(row) })
    : yield* refused('STORE_STATE_CHANGED')
})

const moveWithin = (name: 'pause' | 'resume') =>
  Effect.fnUntraced(function* () {
    const { moved } = yield* move(name)
    return moved.ok ? { stateEnum: moved.value.target } : yield* refused('STORE_STATE_CHANGED')
  })

/** Pauses the caller's store. Refusal: STORE_STATE_CHANGED. */
export const pauseSellerStore = moveWithin('pause')

/** Ends the pause of the caller's store. Refusal: STORE_STATE_CHANGED. */
export const resumeSellerStore = moveWithin('resume')
