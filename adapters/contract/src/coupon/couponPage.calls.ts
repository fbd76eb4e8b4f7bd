import { COUPON_PLATFORMS, COUPON_TARGET_KINDS } from '@jangteo/core/coupon/coupon.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, plainId } from '../wire/wire.schemas.ts'
import { couponIssue } from './coupon.schemas.ts'

/** Target of a coupon: as text, and the links to it. */
const couponTarget = z.object({
  targetEnum: z.enum(COUPON_TARGET_KINDS),
  text: z.string(),
  stores: z.array(z.object({ storeUrl: z.string(), storeName: z.string() })),
  categories: z.array(z.object({ categoryId: plainId, categoryName: z.string() })),
  /** Of goods that are on sale the first 20. */
  goodsList: z.array(goodsCard),
})

/** An event of a held coupon, as text; `orderNumber` is that of its order. */
const couponStep = z.object({
  text: z.string(),
  at: moment,
  orderNumber: z.string().nullable(),
  ordersIdEncrypt: opaqueId.nullable(),
})

/** Everything about a held coupon: its targets, its platform, its history. */
export const page = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/promotions/pages/me-coupon-detail',
    summary: '내 쿠폰 화면',
    tags: ['coupon'],
  })
  .input(z.object({ couponIssueIdEncrypt: opaqueId }))
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(
    z.object({
      couponIssue,
      target: couponTarget,
      /** Platforms on which it may be used; `null` for all. */
      usePlatformEnumList: z.array(z.enum(COUPON_PLATFORMS)).nullable(),
      /** From its issue on, oldest first. */
      history: z.array(couponStep),
    }),
  )
