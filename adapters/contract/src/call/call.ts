import {
  ANY_CALLER,
  LOGIN_CALLERS,
  ORDER_CALLERS,
  type CallerKind,
} from '@jangteo/core/session/caller.codes'
import { oc } from '@orpc/contract'
import { refusals } from '../refusal/refusal.catalogue.ts'

/** What every call says of itself besides its path and shapes. */
export type CallMeta = {
  /** Who may call; everybody else is refused before the input is read. */
  readonly callers: readonly CallerKind[]
  /** Whether a second request with the same `Idempotency-Key` gets the first answer again. */
  readonly isIdempotent: boolean
  /** How many tries one address on the network has a minute; `null` is no limit. */
  readonly triesPerMinuteMax: number | null
}

const base = oc
  .$meta<CallMeta>({ callers: [], isIdempotent: false, triesPerMinuteMax: null })
  .errors(
    refusals(
      'BAD_INPUT',
      'BODY_TOO_LARGE',
      'CALLER_NOT_ALLOWED',
      'OUTCOME_UNKNOWN',
      'SESSION_REQUIRED',
      'SESSION_EXPIRED',
      'SESSION_IDLE',
      'SERVICE_UNAVAILABLE',
      'SYSTEM_ERROR',
      'TIMED_OUT',
      'TOO_MANY_REQUESTS',
      'UNSUPPORTED_MEDIA_TYPE',
    ),
  )
const keyed = base.errors(refusals('IDEMPOTENCY_KEY_REUSED'))

/** A call for everybody, guests without any order included. */
export const openCall = base.meta({
  callers: ANY_CALLER,
  isIdempotent: false,
  triesPerMinuteMax: null,
})

/** A call of `/devOnly`, which wants a password where others than this machine may reach it. Source: decision 051. */
export const deskCall = openCall.errors(refusals('DESK_LOCKED'))

/** A call that checks a password, so that guessing is slow. Source: decision 005. */
export const guardedCall = base.meta({
  callers: ANY_CALLER,
  isIdempotent: false,
  triesPerMinuteMax: 30,
})

/** A write for everybody that an `Idempotency-Key` makes repeatable. */
export const openWrite = keyed.meta({
  callers: ANY_CALLER,
  isIdempotent: true,
  triesPerMinuteMax: null,
})

/** A call for members and associate members. */
export const memberCall = base.meta({
  callers: LOGIN_CALLERS,
  isIdempotent: false,
  triesPerMinuteMax: null,
})

/** A call for members that checks a secret, so that guessing is slow. Source: decision 005. */
export const guardedMemberCall = base.meta({
  callers: LOGIN_CALLERS,
  isIdempotent: false,
  triesPerMinuteMax: 30,
})

/** A write for members that an `Idempotency-Key` makes repeatable. */
export const memberWrite = keyed.meta({
  callers: LOGIN_CALLERS,
  isIdempotent: true,
  triesPerMinuteMax: null,
})

/** A call for members and for guests who opened their order with its password. */
export const buyerCall = base.meta({
  callers: ORDER_CALLERS,
  isIdempotent: false,
  triesPerMinuteMax: null,
})

/** A write for them that an `Idempotency-Key` makes repeatable. */
export const buyerWrite = keyed.meta({
  callers: ORDER_CALLERS,
  isIdempotent: true,
  triesPerMinuteMax: null,
})

/** A call for members and guests with an order where the answer tells of others, so that asking around is slow. Source: decision 022. */
export const limitedBuyerCall = base.meta({
  callers: ORDER_CALLERS,
  isIdempotent: false,
  triesPerMinuteMax: 10,
})

/** A write of a buyer whose body is read as it arrives, and takes as long as that takes. Source: decision 034. */
export const streamedBuyerWrite = base.meta({
  callers: ORDER_CALLERS,
  isIdempotent: false,
  triesPerMinuteMax: 30,
})
