import { nextSerials, serialOf } from '@jangteo/core/coupon/serialBatch.rules'
import { hashSerial } from '@jangteo/postgres/coupon/hashSerial'
import { insertSerials, lockBatch } from '@jangteo/postgres/coupon/serial-batch.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { createHmac } from 'node:crypto'
import { Seals } from '../wire/seals.ts'

/** The task's name. */
export const DRAW_SERIALS = 'draw-serials'

/** Serials of one transaction: few enough that its progress is seen, and that nobody waits long for the batch. */
const PORTION_COUNT = 2_000

/** Adds the job that draws the next serials of a batch, in the running transaction. */
export const addSerialDraw = (batchId: number, dueAt: Date) =>
  addJob({ task: DRAW_SERIALS, payload: { batchId }, dueAt, key: `${DRAW_SERIALS}-${batchId}` })

/** Makes the serial of a number in a batch; the same for the same seed, and nobody's guess without it. */
export function serialAt(seed: string, number: number): string {
  return serialOf([...createHmac('sha256', seed).update(String(number)).digest()])
}

/**
 * Draws the next serials of a batch and adds the job for those that are left. The batch's lock and its count make each
 * serial once, whatever is tried again and by however many servers. Source: decision 138.
 */
export const drawSerials = Effect.fnUntraced(function* (
  batchId: number,
): Effect.fn.Return<void, never, Db | Seals> {
  const batch = yield* lockBatch(batchId)
  if (batch === undefined || batch.cancelled_at !== null || batch.sealed_seed === null) return
  const seed = (yield* Seals).open(batch.sealed_seed)
  const { drawn_count: drawnCount, count } = batch
  const numbers = nextSerials({ drawnCount, count }, PORTION_COUNT)
  if (numbers.length === 0) return
  yield* insertSerials(
    batch,
    numbers.map((number) => hashSerial(serialAt(seed, number))),
  )
  if (drawnCount + numbers.length === count) return
  yield* addSerialDraw(batchId, new Date(yield* Clock.currentTimeMillis))
}, transaction)
