import type { Db } from '@jangteo/postgres/database/db'
import { type ClaimRow, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../../entity/entity-message.ts'
import { quoteOf, type ClaimStepInput } from '../claim-steps.ts'

/**
 * Returns the coupons that a completed claim undoes: those of removed lines, and the store coupons that ended. Their
 * own chart decides if they come back, as themselves or as new ones. Source: domain-rules §1.7.
 */
export const giveCouponsBack = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
): Effect.fn.Return<MessageTo<'coupons'>[], never, Db> {
  const { claim: quoted, endedStoreCouponIds } = yield* quoteOf(claim)
  const items = yield* listClaimedItems(claim.id)
  const ofLines = items.flatMap((item) => [
    item.goods_coupon_issue_id ?? [],
    item.duplication_coupon_issue_id ?? [],
  ])
  const issueIds = [...ofLines.flat(), ...endedStoreCouponIds]
  if (issueIds.length === 0) return []
  const isSellerFault = quoted.fault === 'SELLER'
  const message: MessageTo<'coupons'> = {
    to: 'coupons',
    orderId: claim.order_id,
    event: 'claim.completed',
    issueIds,
    isSellerFault,
    atMs,
  }
  return [message]
})
