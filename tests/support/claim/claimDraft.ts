import type { PickupPlan, SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'

/** A reason that asks for no words. */
export const STATED = { reason: 'SIMPLE_CHANGE_OF_MIND', detail: '' } as const

/** The seller fetches the goods at 홍길동's in Seoul. */
export function aPickup(): PickupPlan {
  return {
    method: 'COLLECT',
    destination: {
      receiverName: '홍길동',
      receiverMobile: '01012345678',
      zonecode: '06236',
      roadAddress: '서울특별시 강남구 테헤란로 1',
      detailAddress: '101호',
    },
    request: { preset: 'AT_DOOR', typed: '' },
    courier: null,
    invoiceNumber: '',
    pickupOn: null,
  }
}

/** A return of one product for 20,000 won by card, whose fees leave this much. */
export function aSeenQuote(refundAmount: number): SeenQuote {
  return {
    productAmount: 20_000,
    goodsCouponBack: 0,
    dupCouponBack: 0,
    storeCouponBack: 0,
    storeCouponWithdrawn: 0,
    shipping: {
      beforeFee: 0,
      afterFee: 0,
      beforeArea: 0,
      afterArea: 0,
      initialFeeCharged: 0,
      returnFee: 20_000 - refundAmount,
      exchangeFee: 0,
      areaExtra: 0,
    },
    responsible: 'BUYER',
    couponRestored: [],
    refundByMethod: [{ method: 'CARD', amount: refundAmount, way: 'GATEWAY' }],
    refundAmount,
    additionalPayAmount: 0,
    refundAccountRequired: false,
    version: 1,
  }
}
