import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import { isTimeOut } from '@jangteo/postgres/database/db'
import { isAway } from '@jangteo/postgres/database/outage'
import * as Effect from 'effect/Effect'
import { Settings, useCaseTimeMs } from '../call/settings.ts'
import { refusedSaying, type Refused } from '../call/refused.ts'

type Picked = { readonly couponIssueIdEncrypt: string }

/** Share of a call's time for coupons; the rest is for the answer and the rollback. */
const COUPON_TIME_SHARE = 0.5

const temporary = ({ couponIssueIdEncrypt }: Picked) => {
  const message = COUPON_MESSAGES.COUPON_TEMPORARY_ERROR()
  const reason = {
    validationEnum: 'TEMPORARY_ERROR',
    code: 'COUPON_TEMPORARY_ERROR',
    message,
  } as const
  return refusedSaying('COUPON_CHOICE_REFUSED', message, { couponIssueIdEncrypt, reason })
}

/**
 * Runs a check of picked coupons, of which `first` is named when it refuses. One that cannot be made, because a coupon is in use elsewhere for long or the database
 * does not answer, says nothing of the coupons: it refuses as TEMPORARY_ERROR, to be tried again. Refusal:
 * COUPON_CHOICE_REFUSED. Source: spec §3.
 */
export const checkInTime = <A, E, R>(
  check: Effect.Effect<A, E, R>,
  first: Picked,
): Effect.Effect<A, E | Refused<'COUPON_CHOICE_REFUSED'>, R | Settings> =>
  Effect.flatMap(Settings, ({ callTimeoutMs }) =>
    check.pipe(
      Effect.timeoutOrElse({
        duration: useCaseTimeMs(callTimeoutMs) * COUPON_TIME_SHARE,
        orElse: () => temporary(first),
      }),
      Effect.catchDefect((defect) =>
        isTimeOut(defect) || isAway(defect) ? temporary(first) : Effect.die(defect),
      ),
    ),
  )
