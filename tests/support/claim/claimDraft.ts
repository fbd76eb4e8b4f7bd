import type { PickupPlan } from '@jangteo/core/claim/claimRequest.rules'

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
  }
}
