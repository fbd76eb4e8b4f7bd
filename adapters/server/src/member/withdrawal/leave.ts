import type { LeaveReason } from '@jangteo/core/member/leave.codes'
import { decideLeave, leaveProofsOf, type LeaveRequest } from '@jangteo/core/member/leave.rules'
import { cartLockName } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { findMember, lockMember, type MemberRow } from '@jangteo/postgres/member/member.store'
import {
  findRunningOrder,
  findStoreOfMember,
  lockUnpaidPayments,
} from '@jangteo/postgres/member/membership.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { refused } from '../../call/refused.ts'
import { Reply } from '../../call/reply.ts'
import { lockRecords, loginName } from '../../session/password-lockout.ts'
import type { TypedPassword } from '../../session/present-password.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { identityLockName } from '../identity/identity-lock.ts'
import { advanceMembership } from './advance-membership.ts'
import { forgetTraces } from './forget-traces.ts'
import {
  judgePassword,
  lockTyped,
  refusedAsBlocked,
  requireOwnIdentity,
  verifyPassword,
} from './leave-proof.ts'
import { proofFactsOf } from './proof-facts.ts'

type LeaveInput = {
  readonly leaveReason: LeaveReason | null
  readonly password?: string | undefined
  readonly verificationId?: string | undefined
  readonly phrase?: string | undefined
}

/**
 * Leaves the market. Who has left already, also in the same moment, is answered the same: the member is locked. An order
 * that is placed or approved beside it waits for the cart's lock or its payment's, and finds that the member left; one that
 * came before is seen here. A wrong password is counted although the call is refused; one that changed meanwhile is
 * verified again. Refusals: LEAVE_REASON_REQUIRED, LEAVE_PROOF_REQUIRED, LEAVE_PHRASE_MISMATCH, PASSWORD_BLOCKED,
 * PASSWORD_PRESENT_MISMATCH, IDENTITY_UNVERIFIED, IDENTITY_DIFFERENT, MEMBER_HAS_OPEN_ORDER. Source: market-rules §7, decision 121.
 */
export const leave = Effect.fnUntraced(function* (input: LeaveInput) {
  const outcome = yield* Effect.repeat(tryLeaving(input), { while: hasPasswordChanged })
  if (!outcome.ok) {
    return yield* outcome.reason === 'PASSWORD_BLOCKED'
      ? refusedAsBlocked()
      : refused(outcome.reason)
  }
  const reply = yield* Reply
  reply.setToken(null)
  return { done: true } as const
})

const LEFT = { ok: true } as const

const tryLeaving = Effect.fnUntraced(function* (input: LeaveInput) {
  const seen = yield* findMember(yield* callingMember)
  if (seen.status !== 'ACTIVE') return LEFT
  const { leaveReason: reason, password = null, verificationId = null, phrase = null } = input
  const proofs = leaveProofsOf(proofFactsOf(seen))
  const decided = decideLeave({ reason, password, verificationId, phrase }, proofs)
  if (!decided.ok) return yield* refused(decided.reason)
  const { value: request } = decided
  const typed = yield* verifyPassword(seen, request)
  return yield* transaction(judge({ seen, typed, request }))
})

type Tried = Effect.Success<ReturnType<typeof tryLeaving>>

function hasPasswordChanged(tried: Tried): tried is 'passwordChanged' {
  return tried === 'passwordChanged'
}

type Proved = {
  readonly seen: MemberRow
  readonly typed: TypedPassword | null
  readonly request: LeaveRequest
}

/** Locks in the order of all: the counts of the login id, the person, the member, the cart, the payments. */
const judge = Effect.fnUntraced(function* ({ seen, typed, request }: Proved) {
  const nowMs = yield* Clock.currentTimeMillis
  const name = seen.login_id === null ? null : loginName(seen.login_id)
  if (name !== null) yield* lockRecords(name, nowMs)
  const record = yield* lockTyped(typed, nowMs)
  if (seen.identity_hash !== null) yield* lockNames([identityLockName(seen.identity_hash)])
  const member = yield* lockMember(seen.id)
  if (member.status !== 'ACTIVE') return LEFT
  // Suspended meanwhile: its sessions have ended, and nobody leaves a suspended account.
  if (member.suspended_at !== null) return yield* refused('SESSION_REQUIRED')
  if (member.password_hash !== seen.password_hash) return 'passwordChanged' as const
  const judged = yield* judgePassword({ typed, record, nowMs })
  if (!judged.ok) return judged
  yield* requireOwnIdentity(member, request)
  yield* lockNames([cartLockName({ memberId: member.id })])
  yield* lockUnpaidPayments(member.id)
  const { reason } = request
  const left = yield* advanceMembership(member, { event: 'buyer.leave', atMs: nowMs, reason })
  if (!left.ok) return yield* refuseLeaving(member.id, left.reason)
  yield* forgetTraces(seen)
  return LEFT
})

/** The refusal names the order or the store, so that the page leads there. */
const refuseLeaving = Effect.fnUntraced(function* (memberId: number, reason: string) {
  if (reason === 'MEMBER_IS_SELLER') {
    const storeName = yield* findStoreOfMember(memberId)
    if (storeName === null) return yield* Effect.die(new Error('own store missing in a refusal'))
    return yield* refused('MEMBER_IS_SELLER', { storeName })
  }
  const orderId = yield* findRunningOrder(memberId)
  if (orderId === null) return yield* Effect.die(new Error('running order missing in a refusal'))
  const ordersIdEncrypt = (yield* WireIds).seal('order', orderId)
  return yield* refused('MEMBER_HAS_OPEN_ORDER', { ordersIdEncrypt })
})
