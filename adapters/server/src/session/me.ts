import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import type { MembershipType } from '@jangteo/core/session/membership.codes'
import { GUEST_USER_SEQ, isPasswordChangeDue } from '@jangteo/core/session/session.rules'
import { countCartLines } from '@jangteo/postgres/cart/cart.store'
import { findNewestOrderInSession } from '@jangteo/postgres/order/order.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import { countMemberUnread } from '@jangteo/postgres/notification/inbox.store'
import { AT_ONCE, type Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { me } from '@jangteo/contract/session/session.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { memberIdOf, sessionEndOfCaller, type CallerIdentity } from '../call/caller.ts'
import { isAdultMember } from '../call/is-adult.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { hasPassword } from './passwords.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Newest order of a guest's session, as the wire names it; `null` for other callers, and without one. */
const guestOrderOf = Effect.fnUntraced(function* (caller: CallerIdentity) {
  if (caller.kind !== 'GUEST_ORDER') return null
  const orderId = yield* findNewestOrderInSession(caller.sessionId)
  return orderId === null ? null : (yield* WireIds).seal('order', orderId)
})

type Password = {
  readonly password_hash: string | null
  readonly password_changed_at: Date
  readonly password_put_off_at: Date | null
}

/** True when a member is asked to change their password; one who has none is not. */
export function isChangeDue(password: Password, nowMs: number): boolean {
  const changedAtMs = password.password_changed_at.getTime()
  const putOffAtMs = password.password_put_off_at?.getTime() ?? null
  return password.password_hash !== null && isPasswordChangeDue({ changedAtMs, putOffAtMs, nowMs })
}

/** Describes the caller to themselves; the same after logging in and when asked later. */
export const describeCaller = Effect.fnUntraced(function* (
  caller: CallerIdentity,
): Effect.fn.Return<z.input<typeof me>, never, Db | WireIds> {
  const cartCount = yield* countCartLines(cartOwnerOf(caller))
  const memberId = memberIdOf(caller)
  if (memberId === null) {
    const memberShipType: MembershipType = 'GUEST'
    return {
      memberShipType,
      userSeq: GUEST_USER_SEQ,
      platforms: [],
      name: null,
      cartCount,
      unreadCount: 0,
      isPasswordChangeDue: false,
      hasPassword: false,
      isAdultCertified: false,
      sessionEndEnum: sessionEndOfCaller(caller),
      guestOrderIdEncrypt: yield* guestOrderOf(caller),
    }
  }
  const nowMs = yield* Clock.currentTimeMillis
  const { notificationsBeforeMs } = retentionLimits(nowMs)
  const [member, unreadCount] = yield* Effect.all(
    [findMember(memberId), countMemberUnread(memberId, new Date(notificationsBeforeMs))],
    AT_ONCE,
  )
  const memberShipType: MembershipType = caller.kind === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  return {
    memberShipType,
    userSeq: memberId,
    platforms: member.platforms.map((cd) => ({ cd })),
    name: member.name,
    cartCount,
    unreadCount,
    isPasswordChangeDue: isChangeDue(member, nowMs),
    hasPassword: hasPassword(member),
    isAdultCertified: isAdultMember(member, nowMs),
    sessionEndEnum: null,
    guestOrderIdEncrypt: null,
  }
})
