import {
  ANY_CALLER,
  LOGIN_CALLERS,
  ORDER_CALLERS,
  VERIFIED_CALLERS,
  type CallerKind,
} from '@jangteo/core/session/caller.codes'
import { oc } from '@orpc/contract'
import { refusals } from '../refusal/refusal.catalogue.ts'

/** Metadata of every call besides its path and shapes. */
export type CallMeta = {
  /** Callers who are let in; everybody else is refused before the input is read. */
  readonly callers: readonly CallerKind[]
  /** True when a second request with the same `Idempotency-Key` gets the first answer again. */
  readonly isIdempotent: boolean
  /** Tries that one address on the network has a minute; `null` is no limit. */
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

const WHO = {
  anybody: ANY_CALLER,
  member: LOGIN_CALLERS,
  verified: VERIFIED_CALLERS,
  buyer: ORDER_CALLERS,
}

/** Tries of a secret that can be guessed: a password, the serial of a coupon. Source: decision 005. */
export const SECRET_TRIES_PER_MINUTE_MAX = 30

type Axes = {
  /**
   * `anybody` includes guests without any order, `member` associate members, `verified` no one but verified members,
   * `buyer` guests who opened their order with its password.
   */
  readonly who: keyof typeof WHO
  /** A write that an `Idempotency-Key` makes repeatable: its use case runs in `once`. */
  readonly isIdempotent?: boolean
  /** Tries that one address on the network has a minute; no limit when left out. */
  readonly triesPerMinuteMax?: number
}

/**
 * Begins a call: who may make it, whether it may be repeated, how often it may be tried. Each axis is chosen by itself.
 * @example call({ who: 'member', isIdempotent: true }) // a write of members, done once for a key
 */
export function call(axes: Axes & { readonly isIdempotent: true }): typeof keyed
export function call(axes: Axes): typeof base
export function call({ who, isIdempotent = false, triesPerMinuteMax }: Axes) {
  const meta = { callers: WHO[who], isIdempotent, triesPerMinuteMax: triesPerMinuteMax ?? null }
  return isIdempotent ? keyed.meta(meta) : base.meta(meta)
}

/** A call of `/devOnly`, which wants a password where others than this machine may reach it. Source: decision 051. */
export const deskCall = call({ who: 'anybody' }).errors(refusals('DESK_LOCKED'))
