import { formatDay, formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { CLAIM_TYPE_LABELS } from '../claim/claim.codes.ts'
import { disputeTitle } from '../dispute/dispute.view.ts'
import type { Won } from '../money/money.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import { HOLD_REASON_LABELS } from '../settlement/settlement.codes.ts'
import type { SellerContent } from './notification.schemas.ts'
import { numberOf, type Texts } from './notificationText.rules.ts'

/** Appends a reason to what it is about; an empty one adds nothing. */
function withReason(text: string, reason: string): string {
  return reason === '' ? text : `${text} · ${reason}`
}

function statementText({ day, amount }: { readonly day: string; readonly amount: Won }): string {
  return `${formatDay(day)} 정산 · ${formatWon(amount)}`
}

/** Texts of a store's notifications. Source: decision 149. */
export const SELLER_NOTIFICATION_TEXTS: Texts<SellerContent> = {
  ORDER_RECEIVED: ({ goodsName, itemCount, ...order }) => ({
    title: '새 주문이 들어왔어요',
    body: `${goodsName}${itemCount > 1 ? ` 외 ${itemCount - 1}건` : ''} · 주문번호 ${numberOf(order)}`,
  }),
  CLAIM_RECEIVED: ({ claimType, goodsName }) => ({
    title: `${CLAIM_TYPE_LABELS[claimType]} 신청이 들어왔어요`,
    body: goodsName,
  }),
  CLAIM_WITHDRAWN: ({ claimType, goodsName }) => ({
    title: `구매자가 ${CLAIM_TYPE_LABELS[claimType]} 신청을 철회했어요`,
    body: goodsName,
  }),
  CLAIM_DUE: ({ claimType, goodsName, dueAtMs }) => ({
    title: `${formatWeekdayTime(dueAtMs)}까지 ${CLAIM_TYPE_LABELS[claimType]} 신청을 처리해 주세요`,
    body:
      claimType === 'CANCEL'
        ? `${goodsName}. 기한까지 답하지 않으면 자동으로 승인돼요.`
        : `${goodsName}. 돌아온 상품을 확인하고 환불하거나 거부해 주세요.`,
  }),
  EXCHANGE_LACKING: ({ goodsName }) => ({
    title: '교환할 상품의 재고가 부족해요',
    body: `${goodsName}. 재고를 채우거나 반품으로 전환해 주세요.`,
  }),
  ADD_PAY_OVERDUE: ({ claimType, goodsName, amount }) => ({
    title: '추가결제 기한이 지났어요',
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]} · ${formatWon(amount)}. 구매자에게 결제를 요청해 주세요.`,
  }),
  DISPUTE_OPENED: ({ claimType, goodsName, dueAtMs }) => ({
    title: '구매자가 분쟁을 신청했어요',
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]} · ${formatWeekdayTime(dueAtMs)}까지 답변해 주세요.`,
  }),
  DISPUTE_ENDED: ({ claimType, goodsName, fault }) => ({
    title: disputeTitle(fault === null ? 'CLOSED' : 'DECIDED', fault),
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]}`,
  }),
  QUESTION_RECEIVED: ({ goodsName }) => ({ title: '새 상품 문의가 들어왔어요', body: goodsName }),
  REVIEW_REPORT_DECIDED: ({ goodsName, isAccepted, reason }) => ({
    title: isAccepted ? '신고한 리뷰를 확인해 조치했어요' : '신고한 리뷰를 확인했어요',
    body: withReason(goodsName, reason),
  }),
  GOODS_APPROVED: ({ goodsName, isRevision }) => ({
    title: isRevision ? '바꾼 상품 정보가 승인됐어요' : '상품 심사가 승인됐어요',
    body: goodsName,
  }),
  GOODS_REJECTED: ({ goodsName, isRevision, reason }) => ({
    title: isRevision ? '바꾼 상품 정보가 반려됐어요' : '상품 심사가 반려됐어요',
    body: withReason(goodsName, reason),
  }),
  GOODS_STOPPED: ({ goodsName, reason }) => ({
    title: '운영자가 상품 판매를 중지했어요',
    body: withReason(goodsName, reason),
  }),
  GOODS_RELEASED: ({ goodsName }) => ({ title: '상품 판매 중지가 풀렸어요', body: goodsName }),
  STATEMENT_HELD: ({ holdReason, reason, ...statement }) => ({
    title: '정산금 지급이 보류됐어요',
    body: withReason(statementText(statement), withReason(HOLD_REASON_LABELS[holdReason], reason)),
  }),
  STATEMENT_RELEASED: (statement) => ({
    title: '정산금 지급 보류가 풀렸어요',
    body: statementText(statement),
  }),
  STATEMENT_FAILED: ({ reason, ...statement }) => ({
    title: '정산금을 이체하지 못했어요',
    body: withReason(statementText(statement), reason),
  }),
  STATEMENT_PAID: (statement) => ({ title: '정산금이 지급됐어요', body: statementText(statement) }),
  ACCOUNT_CHANGED: ({ maskedNumber, payableFrom }) => ({
    title: '정산 계좌가 바뀌었어요',
    body: `${maskedNumber}. ${formatDay(payableFrom)}부터 지급해요. 직접 바꾸지 않았다면 고객센터로 알려 주세요.`,
  }),
  ACCOUNT_VERIFIED: ({ maskedNumber }) => ({
    title: '정산 계좌의 예금주를 확인했어요',
    body: maskedNumber,
  }),
  STORE_SUSPENDED: ({ reason }) => ({ title: '스토어 이용이 정지됐어요', body: reason }),
  STORE_RELEASED: ({ reason }) => ({
    title: '스토어 이용 정지가 해제됐어요',
    body: withReason('스토어를 다시 열면 상품이 판매돼요', reason),
  }),
  STORE_CLOSED: ({ reason }) => ({ title: '스토어가 폐점됐어요', body: reason }),
}
