import { inboxLabel } from '@jangteo/core/notification/inbox.view'
import {
  IS_NOTIFICATION_MAILED,
  NOTIFICATION_KINDS,
  OPERATOR_NOTIFICATION_PERMISSIONS,
  SELLER_NOTIFICATION_PERMISSIONS,
} from '@jangteo/core/notification/notification.codes'
import {
  notificationMail,
  notificationText,
} from '@jangteo/core/notification/notification.messages'
import {
  claimStateToNotify,
  isWithdrawnByBuyer,
  readableKinds,
  unreadBadge,
} from '@jangteo/core/notification/notification.rules'
import {
  type NotificationContent,
  notificationContent,
} from '@jangteo/core/notification/notification.schemas'
import { OPERATOR_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const ORDERED_AT_MS = Date.parse('2026-08-22T14:05:00+09:00')
const DUE_AT_MS = Date.parse('2026-08-25T23:59:59+09:00')
const ORDER = { orderId: 42, orderName: '무선 이어폰 외 1개' }
const CLAIM = { claimId: 7, claimType: 'RETURN', goodsName: '무선 이어폰' } as const
const GOODS = { goodsId: 3, goodsName: '무선 이어폰' }
const STATEMENT = { statementId: 5, day: '2026-08-25', amount: 41_830 }
const ORDER_ALONE = { orderId: 42, orderedAtMs: ORDERED_AT_MS }

const CONTENTS: readonly NotificationContent[] = [
  { kind: 'ORDER_PAID', ...ORDER, amount: 12_900 },
  { kind: 'DEPOSIT_DUE', ...ORDER, amount: 12_900, dueAtMs: DUE_AT_MS },
  { kind: 'DEPOSIT_MISSED', ...ORDER },
  { kind: 'DEPOSIT_REVERSED', ...ORDER, amount: 12_900, dueAtMs: DUE_AT_MS },
  { kind: 'SHIPPED', ...ORDER, goodsName: '무선 이어폰' },
  { kind: 'DELAYED', ...ORDER, goodsName: '무선 이어폰' },
  { kind: 'DELIVERED', ...ORDER, goodsName: '무선 이어폰' },
  { kind: 'CONFIRM_SOON', ...ORDER, goodsName: '무선 이어폰' },
  { kind: 'CLAIM_STEP', ...CLAIM, status: 'RI' },
  { kind: 'DISPUTE_STEP', ...CLAIM, state: 'DECIDED', fault: 'SELLER' },
  { kind: 'ADD_PAY_WAIT', ...CLAIM, amount: 3_000, dueAtMs: DUE_AT_MS },
  { kind: 'REFUND_DONE', ...ORDER, amount: 12_900 },
  { kind: 'COUPON_GRANTED', couponName: '사과 쿠폰', expiresAtMs: DUE_AT_MS },
  {
    kind: 'REPORT_DECIDED',
    ...GOODS,
    reportKind: 'GOODS',
    isAccepted: true,
    reason: '위조품이에요',
  },
  { kind: 'GOODS_ANSWERED', ...GOODS },
  { kind: 'RESTOCKED', ...GOODS, optionName: '블랙' },
  {
    kind: 'STORE_NEWS',
    storeName: '아침밭상회',
    storeUrl: 'achimbat',
    news: 'NOTICE',
    title: '추석 배송 안내',
    subjectId: 4,
  },
  { kind: 'REVIEW_STEP', goodsName: '무선 이어폰', step: 'HIDDEN', reason: '욕설이 있어요' },
  { kind: 'SALE_WON', ...GOODS, buyFromMs: DUE_AT_MS - 86_400_000, buyUntilMs: DUE_AT_MS },
  { kind: 'SALE_CANCELLED', ...GOODS },
  { kind: 'ORDER_RECEIVED', ...ORDER_ALONE, goodsName: '무선 이어폰', itemCount: 3 },
  { kind: 'CLAIM_RECEIVED', ...CLAIM },
  { kind: 'CLAIM_WITHDRAWN', ...CLAIM },
  { kind: 'CLAIM_DUE', ...CLAIM, dueAtMs: DUE_AT_MS },
  { kind: 'EXCHANGE_LACKING', ...CLAIM },
  { kind: 'ADD_PAY_OVERDUE', ...CLAIM, amount: 3_000 },
  { kind: 'DISPUTE_OPENED', ...CLAIM, dueAtMs: DUE_AT_MS },
  { kind: 'DISPUTE_ENDED', ...CLAIM, fault: null },
  { kind: 'QUESTION_RECEIVED', ...GOODS },
  {
    kind: 'REVIEW_REPORT_DECIDED',
    goodsName: '무선 이어폰',
    isAccepted: true,
    reason: '욕설이 있어요',
  },
  { kind: 'GOODS_APPROVED', ...GOODS, isRevision: false },
  { kind: 'GOODS_REJECTED', ...GOODS, isRevision: true, reason: '사진이 흐려요' },
  { kind: 'GOODS_STOPPED', ...GOODS, reason: '신고가 접수됐어요' },
  { kind: 'GOODS_RELEASED', ...GOODS },
  { kind: 'STATEMENT_HELD', ...STATEMENT, holdReason: 'ACCOUNT_MISSING', reason: '' },
  { kind: 'STATEMENT_RELEASED', ...STATEMENT },
  { kind: 'STATEMENT_FAILED', ...STATEMENT, reason: '계좌가 해지됐어요' },
  { kind: 'STATEMENT_PAID', ...STATEMENT },
  { kind: 'ACCOUNT_CHANGED', maskedNumber: '110-***-******', payableFrom: '2026-08-26' },
  { kind: 'ACCOUNT_VERIFIED', maskedNumber: '110-***-******' },
  { kind: 'STORE_SUSPENDED', reason: '신고가 접수됐어요' },
  { kind: 'STORE_RELEASED', reason: '소명을 확인했어요' },
  { kind: 'STORE_CLOSED', reason: '폐업했어요' },
  { kind: 'PAYMENT_STUCK', ...ORDER_ALONE, event: 'gateway.depositReversed' },
  { kind: 'AMOUNT_DIFFERS', ...ORDER_ALONE, amount: 100 },
  { kind: 'REFUND_REFUSED', ...ORDER_ALONE, amount: 12_900 },
  { kind: 'ADD_PAY_REFUND_REFUSED', ...CLAIM, amount: 3_000 },
  { kind: 'DISPUTE_TO_DECIDE', ...CLAIM },
  { kind: 'REVIEW_OBJECTED', goodsName: '무선 이어폰' },
  { kind: 'GATEWAY_MISSING', gateway: 'toss' },
  { kind: 'HOLIDAYS_MISSING', year: 2028 },
]

test('알림마다 제목과 내용이 있다', () => {
  expect(CONTENTS.map(({ kind }) => kind)).toEqual([...NOTIFICATION_KINDS])
  expect(CONTENTS.map((content) => Object.values(notificationText(content)))).toEqual([
    ['주문이 완료됐어요', '무선 이어폰 외 1개 · 12,900원'],
    [
      '8/25(화) 23:59까지 입금해 주세요',
      '무선 이어폰 외 1개 · 12,900원. 기한 안에 입금하지 않으면 주문이 취소돼요.',
    ],
    ['입금 기한이 지나 주문이 취소됐어요', '무선 이어폰 외 1개'],
    [
      '은행에서 입금이 취소됐어요',
      '무선 이어폰 외 1개 · 12,900원. 8/25(화) 23:59까지 다시 입금해 주세요.',
    ],
    ['상품이 출발했어요', '무선 이어폰'],
    ['발송이 늦어져요', '무선 이어폰. 사유와 발송 예정일은 주문 상세에서 확인해 주세요.'],
    ['상품이 도착했어요', '무선 이어폰'],
    ['내일 자동으로 구매확정돼요', '무선 이어폰. 구매확정 후에는 교환과 반품을 신청할 수 없어요.'],
    ['반품 상태가 바뀌었어요', '무선 이어폰 · 반품진행중'],
    ['분쟁이 판매자 책임으로 결정됐어요', '무선 이어폰 반품'],
    ['추가결제를 기다리고 있어요', '무선 이어폰 반품 · 3,000원, 8/25(화) 23:59까지'],
    ['환불이 끝났어요', '무선 이어폰 외 1개 · 12,900원'],
    ['쿠폰이 지급됐어요', '사과 쿠폰 · 2026.08.25까지'],
    ['신고한 내용을 확인해 조치했어요', '무선 이어폰 상품 · 위조품이에요'],
    ['문의에 답변이 달렸어요', '무선 이어폰'],
    ['기다리던 상품이 들어왔어요', '무선 이어폰 · 블랙'],
    [
      '(광고) 장터 아침밭상회에 새 공지가 올라왔어요',
      '추석 배송 안내 · 수신 거부는 찜한 스토어의 ‘소식 알림’에서 할 수 있어요.',
    ],
    ['내 리뷰가 숨겨졌어요', '무선 이어폰 · 욕설이 있어요'],
    [
      '특별판매에 당첨됐어요',
      '무선 이어폰 · 8/24(월) 23:59부터 8/25(화) 23:59까지 구매할 수 있어요.',
    ],
    ['응모한 특별판매가 취소됐어요', '무선 이어폰 · 불편을 드려 죄송해요.'],
    ['새 주문이 들어왔어요', '무선 이어폰 외 2건 · 주문번호 2026082200000042'],
    ['반품 신청이 들어왔어요', '무선 이어폰'],
    ['구매자가 반품 신청을 철회했어요', '무선 이어폰'],
    [
      '8/25(화) 23:59까지 반품 신청을 처리해 주세요',
      '무선 이어폰. 돌아온 상품을 확인하고 환불하거나 거부해 주세요.',
    ],
    ['교환할 상품의 재고가 부족해요', '무선 이어폰. 재고를 채우거나 반품으로 전환해 주세요.'],
    ['추가결제 기한이 지났어요', '무선 이어폰 반품 · 3,000원. 구매자에게 결제를 요청해 주세요.'],
    ['구매자가 분쟁을 신청했어요', '무선 이어폰 반품 · 8/25(화) 23:59까지 답변해 주세요.'],
    ['신청이 끝나 분쟁이 종결됐어요', '무선 이어폰 반품'],
    ['새 상품 문의가 들어왔어요', '무선 이어폰'],
    ['신고한 리뷰를 확인해 조치했어요', '무선 이어폰 · 욕설이 있어요'],
    ['상품 심사가 승인됐어요', '무선 이어폰'],
    ['바꾼 상품 정보가 반려됐어요', '무선 이어폰 · 사진이 흐려요'],
    ['운영자가 상품 판매를 중지했어요', '무선 이어폰 · 신고가 접수됐어요'],
    ['상품 판매 중지가 풀렸어요', '무선 이어폰'],
    ['정산금 지급이 보류됐어요', '2026.08.25 정산 · 41,830원 · 확인된 정산 계좌가 없어요'],
    ['정산금 지급 보류가 풀렸어요', '2026.08.25 정산 · 41,830원'],
    ['정산금을 이체하지 못했어요', '2026.08.25 정산 · 41,830원 · 계좌가 해지됐어요'],
    ['정산금이 지급됐어요', '2026.08.25 정산 · 41,830원'],
    [
      '정산 계좌가 바뀌었어요',
      '110-***-******. 2026.08.26부터 지급해요. 직접 바꾸지 않았다면 고객센터로 알려 주세요.',
    ],
    ['정산 계좌의 예금주를 확인했어요', '110-***-******'],
    ['스토어 이용이 정지됐어요', '신고가 접수됐어요'],
    ['스토어 이용 정지가 해제됐어요', '스토어를 다시 열면 상품이 판매돼요 · 소명을 확인했어요'],
    ['스토어가 폐점됐어요', '폐업했어요'],
    ['사람이 확인해야 하는 결제가 있어요', '주문번호 2026082200000042 · gateway.depositReversed'],
    ['결제사의 금액이 주문과 달라요', '주문번호 2026082200000042 · 결제사 금액 100원'],
    [
      '결제사가 환불을 거절했어요',
      '주문번호 2026082200000042 · 12,900원. 직접 환불한 뒤 기록해 주세요.',
    ],
    ['추가결제를 환불하지 못했어요', '무선 이어폰 반품 · 3,000원'],
    ['결정할 분쟁이 있어요', '무선 이어폰 반품'],
    ['숨긴 리뷰에 이의가 들어왔어요', '무선 이어폰'],
    ['설정되지 않은 결제사의 결제가 남아 있어요', 'toss의 설정을 넣으면 이어서 처리해요.'],
    ['2028년 공휴일이 등록되지 않았어요', '등록하지 않으면 그 해의 기한을 평일로 계산해요.'],
  ])
})

test('저장한 내용은 읽은 대로다', () => {
  const read = CONTENTS.map((content) =>
    notificationContent.parse(JSON.parse(JSON.stringify(content))),
  )
  expect(read).toEqual(CONTENTS)
})

test('메일은 제목에 장터를 밝히고, 볼 페이지가 있으면 주소를 싣는다', () => {
  const text = { title: '상품이 출발했어요', body: '무선 이어폰' }
  expect([
    notificationMail(text, 'https://market.test/orders/1'),
    notificationMail(text, null),
  ]).toEqual([
    {
      subject: '[장터] 상품이 출발했어요',
      text: '무선 이어폰\n\nhttps://market.test/orders/1',
    },
    { subject: '[장터] 상품이 출발했어요', text: '무선 이어폰' },
  ])
})

test('모든 알림은 메일로 보낼지 정해져 있다', () => {
  expect(Object.keys(IS_NOTIFICATION_MAILED).toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted())
})

test('구매자에게는 구매자가 아닌 누가 클레임을 옮겼을 때만 알린다', () => {
  expect([
    claimStateToNotify({ from: 'RA', to: 'RI', actor: 'seller' }),
    claimStateToNotify({ from: 'CA', to: 'CC', actor: 'system' }),
    claimStateToNotify({ from: 'RA', to: 'WITHDRAWN', actor: 'seller' }),
    claimStateToNotify({ from: 'EY', to: 'EY', actor: 'seller' }),
    claimStateToNotify({ from: null, to: 'RA', actor: 'buyer' }),
  ]).toEqual(['RI', 'CC', null, null, null])
})

test('판매자에게는 구매자가 철회했을 때 알린다', () => {
  expect([
    isWithdrawnByBuyer({ from: 'RA', to: 'WITHDRAWN', actor: 'buyer' }),
    isWithdrawnByBuyer({ from: 'RA', to: 'WITHDRAWN', actor: 'system' }),
    isWithdrawnByBuyer({ from: 'RA', to: 'RI', actor: 'seller' }),
  ]).toEqual([true, false, false])
})

test('권한에 맞는 알림만 보이고, 주인은 모두 본다', () => {
  const sellerKinds = (permissions: readonly ('COUPONS' | 'GOODS' | 'ORDERS')[], isChief = false) =>
    readableKinds(SELLER_NOTIFICATION_PERMISSIONS, { isChief, permissions })
  expect([
    sellerKinds(['ORDERS']),
    sellerKinds(['GOODS']),
    sellerKinds(['COUPONS']),
    sellerKinds([], true),
  ]).toEqual([
    ['ORDER_RECEIVED'],
    ['GOODS_APPROVED', 'GOODS_REJECTED', 'GOODS_STOPPED', 'GOODS_RELEASED'],
    [],
    Object.keys(SELLER_NOTIFICATION_PERMISSIONS),
  ])
})

test('권한이 늘면 보이는 알림은 줄지 않는다', () => {
  const kindsOf = (permissions: readonly (typeof OPERATOR_PERMISSIONS)[number][]) =>
    new Set(readableKinds(OPERATOR_NOTIFICATION_PERMISSIONS, { isChief: false, permissions }))
  const breach = fc.check(
    fc.property(
      fc.subarray([...OPERATOR_PERMISSIONS]),
      fc.subarray([...OPERATOR_PERMISSIONS]),
      (some, others) => {
        const more = kindsOf([...some, ...others])
        return [...kindsOf(some)].every((kind) => more.has(kind))
      },
    ),
    { numRuns: 500 },
  ).counterexample
  expect(breach).toEqual(null)
})

test('읽지 않은 알림이 없으면 표시하지 않고, 천 개부터는 999+다', () => {
  expect([0, 1, 999, 1000].map(unreadBadge)).toEqual([null, '1', '999', '999+'])
})

test('알림으로 가는 버튼은 새 알림의 수를 말한다', () => {
  expect([0, 2, 1_200].map(inboxLabel)).toEqual([
    '알림',
    '알림, 새 알림 2개',
    '알림, 새 알림 999+개',
  ])
})
