import type { Messages } from '../decision/decision.rules.ts'
import { PAYMENT_METHOD_MESSAGES } from './paymentMethod.messages.ts'

/** Texts of every refusal of a payment and of every reason why an attempt failed. Source: domain-rules §4.1. */
export const PAYMENT_MESSAGES = {
  ...PAYMENT_METHOD_MESSAGES,
  PAYMENT_NOT_FOUND: () => '결제 정보를 찾을 수 없어요.',
  PAYMENT_NOT_WAITING: () => '결제 상태가 바뀌어 처리할 수 없어요. 주문내역에서 확인해 주세요.',
  PAYMENT_EXPIRED: () => '결제 시간이 지나 주문이 취소됐어요. 다시 주문해 주세요.',
  PAYMENT_REPLACED: () => '새로 주문해 이 주문은 취소됐어요. 새 주문에서 결제해 주세요.',
  PAYMENT_DEPOSIT_STOCK_EXCEEDED: () =>
    '지금은 가상계좌로 구매할 수 없는 수량이에요. 다른 결제수단을 선택해 주세요.',
  PAYMENT_AMOUNT_DIFFERS: () =>
    '결제 금액이 주문 금액과 달라 결제하지 않았어요. 다시 시도해 주세요.',
  PAYMENT_ATTEMPT_ENDED: () => '다른 창에서 결제를 다시 시작했어요. 그 창에서 계속해 주세요.',
  PAYMENT_NOT_FREE: () => '결제할 금액이 남아 있어요. 결제수단을 선택해 주세요.',
  PAYMENT_NOT_DUE: () => '아직 결제 기한이 지나지 않았어요.',
  PAYMENT_REFUND_TOO_LARGE: () => '환불할 수 있는 금액보다 커요.',
  PAYMENT_REFUND_NOT_FOUND: () => '환불 내역을 찾을 수 없어요.',
  PAYMENT_REFUND_ENDED: () => '이미 처리가 끝난 환불이에요.',
  PAYMENT_REFUND_BY_HAND: () => '결제사를 거쳐 환불할 수 없어요. 계좌로 보낸 뒤 기록해 주세요.',
  RECEIPT_NOT_ISSUED: () => '영수증이 아직 발급되지 않았어요.',
  PAYMENT_UNCONFIRMED: () => '결제 결과를 확인하고 있어요. 잠시 후 주문내역에서 확인해 주세요.',

  PAYMENT_WINDOW_CLOSED: () => '주문 내용은 그대로 있어요. 이어서 결제할 수 있어요.',
  PAYMENT_ABORTED: () => '결제가 중단됐어요. 다시 시도해 주세요.',
  PAYMENT_CARD_REJECTED: () =>
    '카드사에서 결제를 거절했어요. 카드사에 문의하거나 다른 카드를 사용해 주세요.',
  PAYMENT_LIMIT_EXCEEDED: () => '결제 한도를 넘었어요. 다른 결제수단을 선택해 주세요.',
  PAYMENT_BALANCE_LACKING: () => '잔액이 부족해요. 충전하거나 다른 결제수단을 선택해 주세요.',
  PAYMENT_INSTALLMENT_REFUSED: () =>
    '선택한 할부 개월로는 결제할 수 없어요. 할부 개월을 바꿔 주세요.',
  PAYMENT_BELOW_MINIMUM: () =>
    '이 결제수단으로 결제할 수 있는 금액보다 적어요. 다른 결제수단을 선택해 주세요.',
  PAYMENT_WINDOW_EXPIRED: () => '결제창의 유효 시간이 지났어요. 다시 시도해 주세요.',
  PAYMENT_GATEWAY_FAILED: () => '결제사와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.',
  PAYMENT_DECLINED: () => '결제가 승인되지 않았어요. 다른 결제수단으로 다시 시도해 주세요.',
} satisfies Messages

export type PaymentCode = keyof typeof PAYMENT_MESSAGES
