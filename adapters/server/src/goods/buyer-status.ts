import { isMemberOnly } from '@jangteo/core/goods/purchaseLimit.rules'
import { isAdultCertified } from '@jangteo/core/member/age.rules'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { countBought } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { type LimitColumns, toLimits } from './show-goods.ts'

type LimitedGoods = LimitColumns & {
  readonly id: number
  readonly is_adult_only: boolean
}

/** Finds what keeps the caller from buying a product: a login, a certification, what the account may still buy. */
export const findBuyerStatus = Effect.fnUntraced(function* (
  goods: LimitedGoods,
): Effect.fn.Return<
  { needsAdultCertification: boolean; needsLogin: boolean; accountQuantityLeft: number | null },
  never,
  Caller | Db
> {
  const caller = yield* Caller
  const nowMs = yield* Clock.currentTimeMillis
  const memberId = memberIdOf(caller)
  const limits = toLimits(goods)
  const needsMember = goods.is_adult_only && memberId !== null
  const member = needsMember ? yield* findMember(memberId) : undefined
  const certifiedAtMs = member?.adult_certified_at?.getTime() ?? null
  return {
    needsAdultCertification: goods.is_adult_only && !isAdultCertified(certifiedAtMs, nowMs),
    needsLogin: isMemberOnly(limits) && !isLoggedIn(caller.kind),
    accountQuantityLeft: yield* countLeft(goods.id, limits.accountQuantityMax, memberId),
  }
})

const countLeft = Effect.fnUntraced(function* (
  goodsId: number,
  max: number | null,
  memberId: number | null,
) {
  if (max === null || memberId === null) return null
  const [bought] = yield* countBought(memberId, [goodsId])
  return Math.max(0, max - (bought?.count ?? 0))
})
