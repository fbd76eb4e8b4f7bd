import {
  ANY_CALLER,
  CALLER_KINDS,
  LOGIN_CALLERS,
  OPERATOR_CALLERS,
  ORDER_CALLERS,
  SELLER_CALLERS,
  VERIFIED_CALLERS,
  type CallerKind,
} from '@jangteo/core/session/caller.codes'
import type { OperatorNeed, SellerNeed, StaffNeed } from '@jangteo/core/staff/staff.codes'
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
  /** Permission that staff need besides their login; `null` is none. */
  readonly permission: StaffNeed | null
}

/** Metadata before a call chooses its own: nobody may call. */
export const NO_META: CallMeta = {
  callers: [],
  isIdempotent: false,
  triesPerMinuteMax: null,
  permission: null,
}

const base = oc
  .$meta<CallMeta>(NO_META)
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
  seller: SELLER_CALLERS,
  operator: OPERATOR_CALLERS,
  visitor: CALLER_KINDS,
}

/** Tries of a secret that can be guessed: a password, the serial of a coupon. Source: decision 005. */
export const SECRET_TRIES_PER_MINUTE_MAX = 30

/** Axes that name who may call. */
type WhoAxes =
  | {
      /**
       * `anybody` includes guests without any order, `member` associate members, `verified` no one but verified members,
       * `buyer` guests who opened their order with its password, `visitor` staff besides everybody: what comes before
       * their login.
       */
      readonly who: 'anybody' | 'member' | 'verified' | 'buyer' | 'visitor'
      readonly permission?: never
    }
  /** A user of a store with a permission; `null` is any of them, USERS the owner alone. The path begins with `/sellers/`. */
  | { readonly who: 'seller'; readonly permission: SellerNeed | null }
  /** An operator with a permission; `null` is any of them, ROLES an admin alone. The path begins with `/operators/`. */
  | { readonly who: 'operator'; readonly permission: OperatorNeed | null }

type Axes = WhoAxes & {
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
export function call({ who, permission = null, isIdempotent = false, triesPerMinuteMax }: Axes) {
  const limit = { triesPerMinuteMax: triesPerMinuteMax ?? null }
  const meta = { callers: WHO[who], permission, isIdempotent, ...limit }
  return isIdempotent ? keyed.meta(meta) : base.meta(meta)
}

/**
 * A call of `/devOnly`, which wants a password where others than this machine may reach it, and an operator with SYSTEM in
 * production. Source: decision 051, decision 125.
 */
export const deskCall = call({ who: 'visitor' }).errors(refusals('DESK_LOCKED'))
