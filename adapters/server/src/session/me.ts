import { isAdultCertified } from '@jangteo/core/member/age.rules'
import type { MembershipType } from '@jangteo/core/session/membership.codes'
import { GUEST_USER_SEQ, isPasswordOld } from '@jangteo/core/session/session.rules'
import { countCartLines } from '@jangteo/postgres/cart/cart.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { memberIdOf, sessionEndOfCaller, type CallerIdentity } from '../call/caller.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'

/** Profile that a buyer is notified of themselves; the same after logging in and when asked later. */
export const describeCaller = Effect.fnUntraced(function* (caller: CallerIdentity) {
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
      isPasswordChangeDue: false,
      isAdultCertified: false,
      sessionEndEnum: sessionEndOfCaller(caller),
    }
  }
  const member = yield* findMember(memberId)
  const nowMs = yield* Clock.currentTimeMillis
  const memberShipType: MembershipType = caller.kind === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  return {
    memberShipType,
    userSeq: memberId,
    platforms: member.platforms.map((cd) => ({ cd })),
    name: member.name,
    cartCount,
    isPasswordChangeDue: isPasswordOld(member.password_changed_at.getTime(), nowMs),
    isAdultCertified: isAdultCertified(member.adult_certified_at?.getTime() ?? null, nowMs),
    sessionEndEnum: null,
  }
})
