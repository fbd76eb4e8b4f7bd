import {
  nextSerials,
  serialListEndsAtMs,
  serialProgress,
} from '@jangteo/core/coupon/serialBatch.rules'
import {
  cancelBatch,
  type CountedBatch,
  findBatch,
  listBatches,
  lockBatch,
} from '@jangteo/postgres/coupon/serial-batch.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { setImmediate } from 'node:timers/promises'
import { recordRead } from '../call/record-read.ts'
import { refused } from '../call/refused.ts'
import { writeCsv } from '../csv/write-csv.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { Seals } from '../wire/seals.ts'
import { issuedCouponOf, operatorIssuer } from './coupon-issuer.ts'
import { serialAt } from './serial-draw.ts'

/** Serials that are made before other requests have their turn: about five milliseconds. */
const TURN_COUNT = 1_000

function toSerialBatch(batch: CountedBatch, nowMs: number) {
  const { count, drawn_count: drawnCount } = batch
  const listedUntilMs = serialListEndsAtMs(batch.requested_at.getTime())
  const isListed = batch.sealed_seed !== null && drawnCount === count && nowMs < listedUntilMs
  return {
    serialBatchId: batch.id,
    count,
    drawnCount,
    usedCount: batch.used_count,
    progress: serialProgress({ drawnCount, count }),
    requestedAt: batch.requested_at.toISOString(),
    listedUntil: new Date(listedUntilMs).toISOString(),
    listedYn: isListed ? ('Y' as const) : ('N' as const),
    cancelledAt: batch.cancelled_at?.toISOString() ?? null,
  }
}

/** The batches of serials of a coupon with how far each is drawn, the newest first. Refusal: COUPON_NOT_EXIST. */
export const listSerialBatches = Effect.fnUntraced(function* (input: { readonly id: number }) {
  yield* issuedCouponOf(input.id, yield* operatorIssuer)
  const nowMs = yield* Clock.currentTimeMillis
  const batches = yield* listBatches(input.id)
  return { batchList: batches.map((batch) => toSerialBatch(batch, nowMs)) }
})

/** Makes all serials of a batch, some at a time, so that other requests have their turn. */
const makeSerials = Effect.fnUntraced(function* (seed: string, count: number) {
  const serials: string[] = []
  while (serials.length < count) {
    const numbers = nextSerials({ drawnCount: serials.length, count }, TURN_COUNT)
    serials.push(...numbers.map((number) => serialAt(seed, number)))
    yield* Effect.promise(() => setImmediate())
  }
  return serials
})

/**
 * The serials of a batch as CSV, one a line, made of its seed again: nobody stores them. Each download is a line of the
 * audit log. Refusals: COUPON_SERIAL_BATCH_NOT_FOUND, COUPON_SERIAL_NOT_READY, COUPON_SERIAL_LIST_OVER. Source: decision 138.
 */
export const downloadSerials = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const batch = yield* findBatch(input.id)
  if (batch === undefined) return yield* refused('COUPON_SERIAL_BATCH_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  const isOver = nowMs >= serialListEndsAtMs(batch.requested_at.getTime())
  if (isOver || batch.sealed_seed === null) return yield* refused('COUPON_SERIAL_LIST_OVER')
  if (batch.drawn_count < batch.count) return yield* refused('COUPON_SERIAL_NOT_READY')
  const seed = (yield* Seals).open(batch.sealed_seed)
  yield* recordRead(
    recordAudit({
      call: 'operatorCoupon.serialList',
      target: `coupon ${batch.coupon_id}`,
      before: null,
      after: { serialBatchId: batch.id, count: batch.count },
      reason: null,
    }),
  )
  const serials = yield* makeSerials(seed, batch.count)
  return {
    fileName: `쿠폰번호-${batch.coupon_id}-${batch.id}.csv`,
    text: writeCsv(
      ['쿠폰번호'],
      serials.map((serial) => [serial]),
    ),
  }
})

/**
 * Cancels what nobody entered of a batch, and ends its draw; the batch's lock keeps a portion that is being drawn from
 * being left out. Twice is the same as once. Refusal: COUPON_SERIAL_BATCH_NOT_FOUND.
 */
export const cancelSerials = Effect.fnUntraced(function* (input: {
  readonly id: number
  readonly reason: string
}) {
  const batch = yield* lockBatch(input.id)
  if (batch === undefined) return yield* refused('COUPON_SERIAL_BATCH_NOT_FOUND')
  if (batch.cancelled_at !== null) return { done: true as const }
  yield* cancelBatch(batch.id, new Date(yield* Clock.currentTimeMillis))
  yield* recordAudit({
    call: 'operatorCoupon.cancelSerials',
    target: `coupon ${batch.coupon_id}`,
    before: null,
    after: { serialBatchId: batch.id },
    reason: input.reason,
  })
  return { done: true as const }
}, transaction)
