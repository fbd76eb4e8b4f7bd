import type { SessionEnd } from '@jangteo/core/session/session.rules'
import type { OperatorPermission, SellerPermission } from '@jangteo/core/staff/staff.codes'
import * as Context from 'effect/Context'

type Device = {
  /** The random id in the device's cookie: whose cart it is while nobody is logged in. */
  readonly deviceId: string
  /** The request comes from the native app's web view. */
  readonly isInApp: boolean
}

/** Identity of the sender. A guest's session opens orders by their password; a member's does so besides. */
export type CallerIdentity =
  | (Device & {
      readonly kind: 'GUEST'
      /** Set when a token was sent whose session is over. */
      readonly sessionEnd?: SessionEnd
    })
  | (Device & { readonly kind: 'GUEST_ORDER'; readonly sessionId: string })
  | (Device & {
      readonly kind: 'MEMBER' | 'ASSOCIATE_MEMBER'
      readonly sessionId: string
      readonly memberId: number
      /** Seconds until the session ends unless it is used; `null` in the app. */
      readonly idleSeconds: number | null
      /** The life app's pay platform is open to them. */
      readonly hasPay: boolean
    })
  | SellerIdentity
  | OperatorIdentity

/** Identity of a store's user. */
export type SellerIdentity = Device & {
  readonly kind: 'SELLER'
  readonly sessionId: string
  readonly sellerUserId: number
  readonly storeId: number
  readonly isOwner: boolean
  readonly permissions: readonly SellerPermission[]
}

/** Identity of an operator. */
export type OperatorIdentity = Device & {
  readonly kind: 'OPERATOR'
  readonly sessionId: string
  readonly operatorId: number
  readonly isAdmin: boolean
  readonly permissions: readonly OperatorPermission[]
}

/** The caller of the running request. */
export class Caller extends Context.Service<Caller, CallerIdentity>()('Caller') {}

/** Returns why the session of the caller's token ended; `null` for every other caller. */
export function sessionEndOfCaller(caller: CallerIdentity): SessionEnd | null {
  return caller.kind === 'GUEST' ? (caller.sessionEnd ?? null) : null
}

/** The member behind a caller, `null` for guests. */
export function memberIdOf(caller: CallerIdentity): number | null {
  return 'memberId' in caller ? caller.memberId : null
}
