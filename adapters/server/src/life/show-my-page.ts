import { endOfDayMs, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { yearUntil } from '@jangteo/core/calendar/period.rules'
import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import { isAdditionalPaymentPayable } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { hideLoginId } from '@jangteo/core/member/mask.rules'
import { MEMBERSHIP_BENEFITS, type AccountMembership } from '@jangteo/core/life/myPage.codes'
import { promptsOf } from '@jangteo/core/life/myPage.rules'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { isRenewalDue } from '@jangteo/core/terms/consent.rules'
import { countOpenClaims } from '@jangteo/postgres/claim/claim-list.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import { listRecentGoods } from '@jangteo/postgres/favorite/recent-goods.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import { listSocialLinks } from '@jangteo/postgres/member/social-link.store'
import { countMemberUnread } from '@jangteo/postgres/notification/inbox.store'
import { countWritableItems } from '@jangteo/postgres/review/writable-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { listAdditionalPayments } from '../claim/additional/list-additional-payments.ts'
import { countUsableCoupons } from '../coupon/count-usable-coupons.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { countOrders } from '../order/count-orders.ts'
import { writableSince } from '../review/writable-item.ts'
import { isChangeDue } from '../session/me.ts'
import { readConsents } from '../member/account/read-consents.ts'

const RECENT_COUNT = 10
const PAYMENT_COUNT = 10

/** The figures of a member's page, read over one connection. */
const readFigures = (memberId: number, nowMs: number) => {
  const today = kstDayOf(nowMs)
  const scope = {
    memberId,
    from: new Date(startOfDayMs(yearUntil(today, today).start)),
    to: new Date(endOfDayMs(today)),
    goodsName: null,
  }
  const limits = retentionLimits(nowMs)
  const since = new Date(limits.recentGoodsBeforeMs)
  const recent = { at: new Date(nowMs), since, offset: 0, limit: RECENT_COUNT }
  return together(
    Effect.all(
      {
        member: findMember(memberId),
        countList: countOrders(scope),
        openClaimCount: countOpenClaims(memberId),
        payments: listAdditionalPayments({ page: 0, size: PAYMENT_COUNT }),
        couponCount: countUsableCoupons(memberId),
        favoriteCount: countFavorites({ memberId, categoryId: null }),
        writableReviewCount: countWritableItems(memberId, writableSince(nowMs)),
        unreadCount: countMemberUnread(memberId, new Date(limits.notificationsBeforeMs)),
        recent: listRecentGoods({ memberId }, recent),
        consents: readConsents(memberId),
        socials: listSocialLinks(memberId),
      },
      AT_ONCE,
    ),
  )
}

/** Shows what a member's page has above its orders, in one answer. */
const showMember = Effect.fnUntraced(function* (memberId: number, membership: AccountMembership) {
  const nowMs = yield* Clock.currentTimeMillis
  const figures = yield* readFigures(memberId, nowMs)
  const { member, consents, payments } = figures
  const prompts = promptsOf({
    membership,
    isPasswordChangeDue: isChangeDue(member, nowMs),
    isRenewalDue: consents.some((one) => isRenewalDue(one, nowMs)),
  })
  return {
    guestYn: 'N' as const,
    member: {
      name: member.name,
      maskedId: hideLoginId(member.login_id),
      memberShipType: membership,
      joinedAt: member.created_at.toISOString(),
      socialList: figures.socials.map(({ provider, linked_at: at }) => ({
        providerEnum: provider,
        linkedAt: at.toISOString(),
      })),
    },
    membership: {
      label: MEMBERSHIP_TYPE_LABELS[membership],
      benefits: [...MEMBERSHIP_BENEFITS[membership]],
    },
    orderCounts: { countList: figures.countList, openClaimCount: figures.openClaimCount },
    additionalPaymentList: payments.content.filter(({ additionalPaymentStatusEnum: state }) =>
      isAdditionalPaymentPayable(state),
    ),
    couponCount: figures.couponCount,
    favoriteCount: figures.favoriteCount,
    writableReviewCount: figures.writableReviewCount,
    unreadCount: figures.unreadCount,
    recentGoodsList: figures.recent.map((row) => toGoodsCard(row, nowMs)),
    promptList: prompts.map((promptEnum) => ({ promptEnum })),
  }
})

/** Shows the caller's page; of a guest only that they are one. */
export const showMyPage = Effect.fnUntraced(function* () {
  const caller = yield* Caller
  return 'memberId' in caller
    ? yield* showMember(caller.memberId, caller.kind)
    : { guestYn: 'Y' as const }
})
