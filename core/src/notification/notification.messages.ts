import { formatDate, formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { CLAIM_STATUS_LABELS, CLAIM_TYPE_LABELS } from '../claim/claim.codes.ts'
import { disputeTitle } from '../dispute/dispute.view.ts'
import type { Messages } from '../decision/decision.rules.ts'
import { goodsTitle } from '../goods/option.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import { REPORT_KIND_LABELS } from '../report/report.codes.ts'
import type { ReviewNotice } from '../review/review.codes.ts'
import type { StoreNewsKind } from '../store/storeNews.codes.ts'
import type { BuyerContent, NotificationContent, OperatorContent } from './notification.schemas.ts'
import { type NotificationText, numberOf, type Texts } from './notificationText.rules.ts'
import { SELLER_NOTIFICATION_TEXTS } from './sellerNotification.messages.ts'

/** Texts of the refusals of an inbox. */
export const NOTIFICATION_MESSAGES = {
  NOTIFICATION_NOT_FOUND: () => '이미 삭제된 알림이에요.',
} satisfies Messages

const BUYER_TEXTS: Texts<BuyerContent> = {
  ORDER_PAID: ({ orderName, amount }) => ({
    title: '주문이 완료됐어요',
    body: `${orderName} · ${formatWon(amount)}`,
  }),
  DEPOSIT_DUE: ({ orderName, amount, dueAtMs }) => ({
    title: `${formatWeekdayTime(dueAtMs)}까지 입금해 주세요`,
    body: `${orderName} · ${formatWon(amount)}. 기한 안에 입금하지 않으면 주문이 취소돼요.`,
  }),
  DEPOSIT_MISSED: ({ orderName }) => ({
    title: '입금 기한이 지나 주문이 취소됐어요',
    body: orderName,
  }),
  DEPOSIT_REVERSED: ({ orderName, amount, dueAtMs }) => ({
    title: '은행에서 입금이 취소됐어요',
    body: `${orderName} · ${formatWon(amount)}. ${formatWeekdayTime(dueAtMs)}까지 다시 입금해 주세요.`,
  }),
  SHIPPED: ({ goodsName }) => ({ title: '상품이 출발했어요', body: goodsName }),
  DELAYED: ({ goodsName }) => ({
    title: '발송이 늦어져요',
    body: `${goodsName}. 사유와 발송 예정일은 주문 상세에서 확인해 주세요.`,
  }),
  DELIVERED: ({ goodsName }) => ({ title: '상품이 도착했어요', body: goodsName }),
  CONFIRM_SOON: ({ goodsName }) => ({
    title: '내일 자동으로 구매확정돼요',
    body: `${goodsName}. 구매확정 후에는 교환과 반품을 신청할 수 없어요.`,
  }),
  CLAIM_STEP: ({ claimType, status, goodsName }) => ({
    title: `${CLAIM_TYPE_LABELS[claimType]} 상태가 바뀌었어요`,
    body: `${goodsName} · ${CLAIM_STATUS_LABELS[status]}`,
  }),
  DISPUTE_STEP: ({ claimType, goodsName, state, fault }) => ({
    title: disputeTitle(state, fault),
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]}`,
  }),
  ADD_PAY_WAIT: ({ claimType, goodsName, amount, dueAtMs }) => ({
    title: '추가결제를 기다리고 있어요',
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]} · ${formatWon(amount)}, ${formatWeekdayTime(dueAtMs)}까지`,
  }),
  REFUND_DONE: ({ orderName, amount }) => ({
    title: '환불이 끝났어요',
    body: `${orderName} · ${formatWon(amount)}`,
  }),
  COUPON_GRANTED: ({ couponName, expiresAtMs }) => ({
    title: '쿠폰이 지급됐어요',
    body: expiresAtMs === null ? couponName : `${couponName} · ${formatDate(expiresAtMs)}까지`,
  }),
  REPORT_DECIDED: ({ reportKind, goodsName, isAccepted, reason }) => ({
    title: isAccepted ? '신고한 내용을 확인해 조치했어요' : '신고한 내용을 확인했어요',
    body: `${goodsName} ${REPORT_KIND_LABELS[reportKind]} · ${reason}`,
  }),
  GOODS_ANSWERED: ({ goodsName }) => ({ title: '문의에 답변이 달렸어요', body: goodsName }),
  RESTOCKED: ({ goodsName, optionName }) => ({
    title: '기다리던 상품이 들어왔어요',
    body: goodsTitle(goodsName, optionName),
  }),
  STORE_NEWS: ({ storeName, news, title }) => ({
    title: `(광고) 장터 ${storeName}${STORE_NEWS_TITLES[news]}`,
    body: `${title} · 수신 거부는 찜한 스토어의 ‘소식 알림’에서 할 수 있어요.`,
  }),
  REVIEW_STEP: ({ goodsName, step, reason }) => ({
    title: REVIEW_STEP_TITLES[step],
    body: reason === '' ? goodsName : `${goodsName} · ${reason}`,
  }),
  SALE_WON: ({ goodsName, buyFromMs, buyUntilMs }) => ({
    title: '특별판매에 당첨됐어요',
    body: `${goodsName} · ${formatWeekdayTime(buyFromMs)}부터 ${formatWeekdayTime(buyUntilMs)}까지 구매할 수 있어요.`,
  }),
  SALE_CANCELLED: ({ goodsName }) => ({
    title: '응모한 특별판매가 취소됐어요',
    body: `${goodsName} · 불편을 드려 죄송해요.`,
  }),
}

const REVIEW_STEP_TITLES: Readonly<Record<ReviewNotice, string>> = {
  HIDDEN: '내 리뷰가 숨겨졌어요',
  REPLIED: '내 리뷰에 판매자 답글이 달렸어요',
  RESTORED: '내 리뷰가 다시 게시됐어요',
}

/** Kind of news, after the name of the store. */
const STORE_NEWS_TITLES: Readonly<Record<StoreNewsKind, string>> = {
  NOTICE: '에 새 공지가 올라왔어요',
  COUPON: '에서 새 쿠폰을 드려요',
  DEAL: '의 특가가 시작됐어요',
}

const OPERATOR_TEXTS: Texts<OperatorContent> = {
  DISPUTE_TO_DECIDE: ({ claimType, goodsName }) => ({
    title: '결정할 분쟁이 있어요',
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]}`,
  }),
  REVIEW_OBJECTED: ({ goodsName }) => ({
    title: '숨긴 리뷰에 이의가 들어왔어요',
    body: goodsName,
  }),
  PAYMENT_STUCK: ({ event, ...order }) => ({
    title: '사람이 확인해야 하는 결제가 있어요',
    body: `주문번호 ${numberOf(order)} · ${event}`,
  }),
  AMOUNT_DIFFERS: ({ amount, ...order }) => ({
    title: '결제사의 금액이 주문과 달라요',
    body: `주문번호 ${numberOf(order)} · 결제사 금액 ${formatWon(amount)}`,
  }),
  REFUND_REFUSED: ({ amount, ...order }) => ({
    title: '결제사가 환불을 거절했어요',
    body: `주문번호 ${numberOf(order)} · ${formatWon(amount)}. 직접 환불한 뒤 기록해 주세요.`,
  }),
  ADD_PAY_REFUND_REFUSED: ({ claimType, goodsName, amount }) => ({
    title: '추가결제를 환불하지 못했어요',
    body: `${goodsName} ${CLAIM_TYPE_LABELS[claimType]} · ${formatWon(amount)}`,
  }),
  GATEWAY_MISSING: ({ gateway }) => ({
    title: '설정되지 않은 결제사의 결제가 남아 있어요',
    body: `${gateway}의 설정을 넣으면 이어서 처리해요.`,
  }),
  HOLIDAYS_MISSING: ({ year }) => ({
    title: `${year}년 공휴일이 등록되지 않았어요`,
    body: '등록하지 않으면 그 해의 기한을 평일로 계산해요.',
  }),
}

const TEXTS: Texts<NotificationContent> = {
  ...BUYER_TEXTS,
  ...SELLER_NOTIFICATION_TEXTS,
  ...OPERATOR_TEXTS,
}

/** Returns the texts of a notification for its inbox and its mail. Source: life-rules §2. */
export function notificationText(content: NotificationContent): NotificationText {
  const textOf = TEXTS[content.kind] as (of: NotificationContent) => NotificationText
  return textOf(content)
}

/** Returns subject and text of the mail of a notification; without a link it only says what happened. */
export function notificationMail({ title, body }: NotificationText, link: string | null) {
  const lines = link === null ? [body] : [body, '', link]
  return { subject: `[장터] ${title}`, text: lines.join('\n') }
}
