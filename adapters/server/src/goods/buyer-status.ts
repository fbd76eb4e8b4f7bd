import type { Deal } from '@jangteo/core/display/deal.rules'
import { accountLeft, isMemberOnly, tighterLimit } from '@jangteo/core/goods/purchaseLimit.rules'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { countBought } from '@jangteo/postgres/cart/bought.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { isAdultMember } from '../call/is-adult.ts'
import { type LimitColumns, toLimits } from './show-goods.ts'

type LimitedGoods = LimitColumns & {
  readonly id: number
  readonly is_adult_only: boolean
}

/** Finds what keeps the caller from buying a product: a login, a certification, what the account may still buy. */
export const findBuyerStatus = Effect.fnUntraced(function* (
  goods: LimitedGoods,
  inForce: Deal | null,
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
  return {
    needsAdultCertification: goods.is_adult_only && !isAdultMember(member, nowMs),
    needsLogin: isMemberOnly(limits) && !isLoggedIn(caller.kind),
    accountQuantityLeft: memberId === null ? null : yield* countLeft(memberId, { goods, inForce }),
  }
})

type LimitedSale = { readonly goods: LimitedGoods; readonly inForce: Deal | null }

const countLeft = Effect.fnUntraced(function* (
  memberId: number,
  { goods: { id, account_quantity_max: max }, inForce }: LimitedSale,
) {
  const personMax = inForce?.personMax ?? null
  if (max === null && personMax === null) return null
  const dealIds = inForce === null ? [] : [inForce.dealId]
  const [bought] = yield* countBought(memberId, { goodsIds: [id], dealIds })
  return accountLeft(
    tighterLimit(
      { max, bought: bought?.count ?? 0 },
      { max: personMax, bought: bought?.deal_count ?? 0 },
    ),
  )
})
