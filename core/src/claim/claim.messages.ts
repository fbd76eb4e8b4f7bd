import type { Messages } from '../decision/decision.rules.ts'
import { CLAIM_TYPE_LABELS } from './claim.codes.ts'
import type { RequestableClaimType } from './claim.codes.ts'
import type { ClaimCheckResult } from './request/claimCheck.codes.ts'
import type { ExchangeOptionRefusal } from './request/exchangeOption.rules.ts'
import { DEFECT_MONTHS_MAX, DEFECT_NOTICED_DAYS_MAX } from './request/defectClaim.rules.ts'
import { REASON_DETAIL_LENGTH } from './request/claimReason.rules.ts'
import { WITHDRAW_COUNT_MAX } from './withdrawal/withdrawal.rules.ts'

type Named = { readonly type: Exclude<RequestableClaimType, 'CANCEL'> }

/** Texts of every result of a claim check. Source: spec §3, domain-rules §7.5. */
const CHECK_MESSAGES = {
  SUCCESS_CHANGE_APPLY: () => '신청할 수 있어요.',
  NOT_CHANGE_STATUS: () => '진행 상태가 바뀌어 처리할 수 없어요.',
  NOT_CHANGE_ADDITIONAL_PAYMENT: () => '추가결제 상태가 바뀌어 처리할 수 없어요.',
  ORDER_ITEM_CLAIM_IN_PROGRESS: () => '이미 진행 중인 취소·교환·반품이 있어요.',
  ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY: () =>
    '진행 중인 취소·교환·반품에 결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.',
  SHIPPING_GROUP_CLAIM_IN_PROGRESS: () =>
    '같은 배송 묶음에 진행 중인 취소·교환·반품이 있어요. 완료된 뒤 신청해 주세요.',
  SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY: () =>
    '같은 배송 묶음에 결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.',
  NOT_PART_CLAIM_ADD_GOODS: () => '추가상품은 본상품과 함께 모두 신청해 주세요.',
  ADD_PAYMENT_REFUND_ERROR: () => '추가결제 금액을 환불하지 못했어요. 고객센터로 문의해 주세요.',
  EXCHANGE_RESHIPPING_OUT_OF_STOCK: () => '교환할 상품의 재고가 부족해요.',
} satisfies Messages & Record<ClaimCheckResult, () => string>

/**
 * Text for a buyer who has withdrawn claims of a kind as often as is allowed.
 * @example withdrawalsUsedUpText(3) // '철회할 수 있는 횟수(3회)를 모두 사용했어요.'
 */
export function withdrawalsUsedUpText(limit: number): string {
  return `철회할 수 있는 횟수(${limit}회)를 모두 사용했어요.`
}

/** Texts of claims, their withdrawal and what they cost. Source: spec §8, domain-rules §7.3, §7.5. */
export const CLAIM_MESSAGES = {
  ...CHECK_MESSAGES,
  CLAIM_NOT_FOUND: () => '신청 내역을 찾을 수 없어요.',
  CLAIM_AREA_NOT_COLLECTED: () => '이 지역에서는 수거할 수 없어요. 직접 보내 주세요.',
  CLAIM_PICKUP_DAY_UNAVAILABLE: () => '선택한 날에는 수거할 수 없어요. 다른 날을 선택해 주세요.',
  CLAIM_ITEM_REQUIRED: () => '신청할 상품을 선택해 주세요.',
  CLAIM_ITEM_UNAVAILABLE: () => '이미 취소됐거나 반품된 상품이에요.',
  CLAIM_REASON_REQUIRED: () => '신청 사유를 선택해 주세요.',
  CLAIM_REASON_DETAIL_REQUIRED: () =>
    `상세 사유를 ${REASON_DETAIL_LENGTH.min}자 이상 입력해 주세요.`,
  CLAIM_REASON_DETAIL_TOO_LONG: () =>
    `상세 사유는 ${REASON_DETAIL_LENGTH.max}자까지 입력할 수 있어요.`,
  CLAIM_WITHDRAWAL_LIMITED: () =>
    '주문할 때 동의한 주문제작 상품이라 제작을 시작한 뒤에는 단순 변심·주문 실수·옵션 변경으로 신청할 수 없어요.',
  CLAIM_REASON_NOT_SHARED: () =>
    '함께 선택한 상품에 공통으로 사용할 수 있는 사유가 없어요. 상품을 나누어 신청해 주세요.',
  CLAIM_OPTION_REQUIRED: () => '교환할 옵션을 선택해 주세요.',
  CLAIM_OPTION_PRICE_DIFFERS: () => '같은 가격의 옵션으로만 교환할 수 있어요.',
  CLAIM_AMOUNT_CHANGED: () => '환불 예정금액이 변경됐어요. 다시 확인해 주세요.',
  CLAIM_REFUND_EXCEEDS_PAYMENT: () => '환불 금액을 확인하고 있어요. 고객센터로 문의해 주세요.',
  CLAIM_REFUND_ACCOUNT_REQUIRED: () => '환불받을 계좌를 입력해 주세요.',
  CLAIM_ADD_PAYMENT_READY: () => '결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.',
  CLAIM_NOT_DUE: () => '아직 처리할 때가 되지 않았어요.',
  CLAIM_ALREADY_INSPECTED: () => '검수를 이미 통과한 상품이라 환불만 할 수 있어요.',
  CLAIM_DISPUTE_UPHELD: () => '분쟁에서 판매자 책임으로 결정된 신청이라 거부하거나 바꿀 수 없어요.',
  CLAIM_NOT_RESHIPPED: () => '아직 재배송하지 않은 상품이에요.',
  CLAIM_WITHDRAW_COUNT_EXCEEDED: ({ type }: Named) =>
    `${withdrawalsUsedUpText(WITHDRAW_COUNT_MAX)} ${CLAIM_TYPE_LABELS[type]} 철회가 어려우니 고객센터로 문의해 주세요.`,
  CLAIM_CANCEL_WITHDRAW_FAILED: () => '취소 철회에 실패했어요.',
  CLAIM_WITHDRAW_FAILED: ({ type }: Named) => `${CLAIM_TYPE_LABELS[type]} 철회에 실패했어요.`,
  DEFECT_ITEM_NOT_CONFIRMED: () => '구매확정한 상품만 하자 반품을 접수할 수 있어요.',
  DEFECT_DAY_INVALID: () => '하자를 안 날은 상품을 받은 날부터 오늘 사이로 입력해 주세요.',
  DEFECT_PERIOD_OVER: () =>
    `하자 반품은 받은 날부터 ${DEFECT_MONTHS_MAX}개월, 하자를 안 날부터 ${DEFECT_NOTICED_DAYS_MAX}일 안에 접수할 수 있어요.`,
  ADDITIONAL_PAYMENT_NOT_DUE: () => '추가결제 기한이 지나지 않았어요.',
} satisfies Messages & Record<ExchangeOptionRefusal, () => string>
