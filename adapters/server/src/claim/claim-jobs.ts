import { cancelAnswerDueMs } from '@jangteo/core/calendar/deadline.rules'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { deliveryAssumedDueMs } from '@jangteo/core/order/orderItem.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob, removeJobs } from '@jangteo/postgres/job/job.store'
import * as Effect from 'effect/Effect'
import type { ClaimStep } from './claim-steps.ts'
import { HOLIDAYS } from '../calendar/holidays.ts'

/**
 * Schedules the approval of a cancel that its seller does not answer in two business days; at once when they are over.
 */
export const scheduleCancelAnswer = (
  claimId: number,
  requestedAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'answer-cancel',
    payload: { claimId },
    dueAt: new Date(cancelAnswerDueMs(requestedAtMs, HOLIDAYS) + 1),
    key: `answer-cancel:${claimId}`,
  })

const reshipKey = (claimId: number) => `assume-reship:${claimId}`

/** Schedules the assumed delivery of a replacement whose carrier reports nothing. */
export const scheduleReshipAssumption = (
  claimId: number,
  { parcel, atMs }: Pick<ClaimStep, 'parcel' | 'atMs'>,
): Effect.Effect<unknown, never, Db> =>
  isTrackedCourier(parcel?.courier ?? null)
    ? Effect.void
    : addJob({
        task: 'assume-reship',
        payload: { claimId },
        dueAt: new Date(deliveryAssumedDueMs(atMs) + 1),
        key: reshipKey(claimId),
      })

/** A lost parcel never counts as delivered. */
export const dropReshipAssumption = (claimId: number): Effect.Effect<unknown, never, Db> =>
  removeJobs([reshipKey(claimId)])

/** Schedules the end of a withdrawal that waits for the refund of an additional payment. */
export const scheduleWithdrawal = (
  claimId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'finish-withdrawal',
    payload: { claimId },
    dueAt: new Date(dueAtMs),
    key: `finish-withdrawal:${claimId}`,
  })
