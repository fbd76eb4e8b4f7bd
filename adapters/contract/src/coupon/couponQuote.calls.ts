import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { plainId, plainIdText, queryList, wonTotal } from '../wire/wire.schemas.ts'
import { appliedCoupon, couponPick, couponQuote } from './coupon.schemas.ts'

const tags = ['coupon']

/** The best coupons for lines of the cart, and the alternatives. */
export const best = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/promotions/coupons/shopping-order',
    summary: '주문서의 가장 좋은 쿠폰',
    tags,
  })
  .input(z.object({ cartId: queryList(plainIdText) }))
  .errors(refusals('CART_LINE_NOT_FOUND'))
  .output(couponQuote)

/** Quotes a choice of coupons over lines of the cart, with what else could be chosen beside it. */
export const choose = call({ who: 'member' })
  .route({
    method: 'POST',
    path: '/shops/pages/shopping-order-dup-and-store-coupons',
    summary: '선택한 쿠폰의 할인',
    tags,
  })
  .input(
    z.object({
      cartIdList: z.array(plainId).min(1).max(100),
      couponList: z.array(couponPick).max(200),
    }),
  )
  .errors(refusals('CART_LINE_NOT_FOUND', 'COUPON_CHOICE_REFUSED'))
  .output(couponQuote)

/**
 * Prices the best discount of the member's coupons on the cart, store by store; without a choice of lines, on all of
 * them.
 */
export const forCart = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/promotions/coupons/carts',
    summary: '장바구니의 쿠폰 적용 금액',
    tags,
  })
  .input(z.object({ cartIdList: queryList(plainIdText).optional() }))
  .errors(refusals('CART_LINE_NOT_FOUND'))
  .output(
    z.object({
      discountAmount: wonTotal,
      stores: z.array(
        z.object({
          storeUrl: z.string(),
          discountAmount: wonTotal,
          /** The coupons that take it off, the largest discount first. */
          couponList: z.array(appliedCoupon),
        }),
      ),
      lines: z.array(z.object({ cartId: plainId, payableAmount: wonTotal })),
    }),
  )
