import { MY_PAGE_PROMPTS } from '@jangteo/core/life/myPage.codes'
import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { additionalPayment } from '../claim/additionalPayment.calls.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { moment } from '../wire/wire.schemas.ts'

const count = z.int().min(0)

const memberPage = z.object({
  guestYn: z.literal('N'),
  member: z.object({
    name: z.string(),
    maskedId: z.string(),
    memberShipType: z.enum(['MEMBER', 'ASSOCIATE_MEMBER']),
    joinedAt: moment,
    socialList: z.array(z.object({ providerEnum: z.enum(SOCIAL_PROVIDERS), linkedAt: moment })),
  }),
  membership: z.object({ label: z.string(), benefits: z.array(z.string()) }),
  /** Orders of the last year in each tab, each counted once, and the claims that are still open. */
  orderCounts: z.object({
    countList: z.array(z.object({ mypageItemStatusEnum: z.enum(ORDER_ITEM_FILTERS), count })),
    openClaimCount: count,
  }),
  /** Additional payments that wait for the member. */
  additionalPaymentList: z.array(additionalPayment),
  /** Coupons that can be used now. */
  couponCount: count,
  /** Favourites whose products are listed. */
  favoriteCount: count,
  /** Confirmed purchases that can still be reviewed. */
  writableReviewCount: count,
  /** Unread notifications of the last 90 days. */
  unreadCount: count,
  recentGoodsList: z.array(goodsCard),
  /** Requests to the member, the most useful first. */
  promptList: z.array(z.object({ promptEnum: z.enum(MY_PAGE_PROMPTS) })),
})

/**
 * Everything that the member's page shows above its orders, in one answer; of a guest only that they are one. Source:
 * market-rules §7.
 */
const main = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/mypages/pages/main', summary: '마이페이지', tags: ['account'] })
  .output(z.discriminatedUnion('guestYn', [z.object({ guestYn: z.literal('Y') }), memberPage]))

export const myPageCalls = { main }
