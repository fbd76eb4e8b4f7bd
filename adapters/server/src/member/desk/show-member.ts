import { countOfMember } from '@jangteo/postgres/member/member-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { WireIds } from '../../wire/wire-ids.ts'
import { requireMember } from './find-member.ts'
import { toHiddenMember } from './hidden-member.ts'

/** Shows a member with figures, the person hidden. Refusal: MEMBER_NOT_FOUND. */
export const showMember = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const member = yield* requireMember(id)
  const counts = yield* countOfMember(member.id, new Date(yield* Clock.currentTimeMillis))
  return {
    ...toHiddenMember(member, yield* WireIds),
    sessionCount: counts.session_count,
    orderCount: counts.order_count,
    couponCount: counts.coupon_count,
  }
})
