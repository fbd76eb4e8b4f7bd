import {
  DELIVERY_REQUEST_LABELS,
  DELIVERY_REQUESTS,
  PICKUP_REQUEST_LABELS,
  PICKUP_REQUESTS,
} from '@jangteo/core/address/deliveryRequest.codes'
import { BUY_AVAILABILITY_CODES } from '@jangteo/core/cart/cart.codes'
import * as claims from '@jangteo/core/claim/claim.codes'
import { CLAIM_CHECK_RESULTS } from '@jangteo/core/claim/request/claimCheck.codes'
import {
  CLAIM_REASONS_OF,
  CLAIM_REASON_LABELS,
} from '@jangteo/core/claim/request/claimReason.codes'
import * as coupons from '@jangteo/core/coupon/coupon.codes'
import { SERIAL_FAILURES, SERIAL_FAILURE_REFUSALS } from '@jangteo/core/coupon/couponSerial.codes'
import { TRACKING_LEVEL_LABELS, TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import * as display from '@jangteo/core/display/display.codes'
import * as gnb from '@jangteo/core/display/gnb.codes'
import * as goods from '@jangteo/core/goods/goods.codes'
import * as orderItem from '@jangteo/core/order/orderItem.codes'
import * as payment from '@jangteo/core/payment/payment.codes'
import { MESSAGE_CATALOGUE } from '@jangteo/core/catalogue/catalogue.messages'
import * as search from '@jangteo/core/search/search.codes'
import * as membership from '@jangteo/core/session/membership.codes'
import * as shipping from '@jangteo/core/shipping/shipping.codes'
import { FILE_KIND_LABELS, FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import { describe, expect, test } from 'vitest'

type Codes = readonly (string | number)[]
type Labels = Readonly<Record<string | number, string>>

/** An enumeration: its codes written out as the specification lists them, its codes in core, its Korean names. */
type Enumeration = readonly [name: string, listed: string, codes: Codes, labels: Labels]

const CLAIMS: readonly Enumeration[] = [
  [
    '클레임 종류',
    'CANCEL EXCHANGE RETURN DELAY REJECT ADDITIONAL_PAY DEPOSIT_CANCEL',
    claims.CLAIM_TYPES,
    claims.CLAIM_TYPE_LABELS,
  ],
  [
    '클레임 상태',
    'CB CA CC CR EY EA EI EC ER RA RI RC RR',
    claims.CLAIM_STATUSES,
    claims.CLAIM_STATUS_LABELS,
  ],
  ['책임', 'BUYER SELLER', claims.CLAIM_FAULTS, claims.CLAIM_FAULT_LABELS],
  ['증빙 종류', 'IMAGE VIDEO', FILE_KINDS, FILE_KIND_LABELS],
]

const ORDERS: readonly Enumeration[] = [
  [
    '주문상품 상태',
    'ALL PW DR DC SR SI SC SS BF C E R SD',
    orderItem.ORDER_ITEM_STATUS_CODES,
    orderItem.ORDER_ITEM_STATUS_CODE_LABELS,
  ],
  [
    '주문 목록 탭',
    'ALL_ORDER DEPOSIT_READY DEPOSIT_COMPLETE SHIPPING_READY SHIPPING_ING SHIPPING_COMPLETE CANCEL EXCHANGE RETURN ALL_CLAIM',
    orderItem.ORDER_ITEM_FILTERS,
    orderItem.ORDER_ITEM_FILTER_LABELS,
  ],
  [
    '결제 상태',
    'PAYMENT_WAIT DEPOSIT_READY DEPOSIT_CANCEL DEPOSIT_COMPLETE DEPOSIT_COMPLETE_MANUAL REFUND_COMPLETE REFUND_COMPLETE_MANUAL',
    payment.PAYMENT_STATUSES,
    payment.PAYMENT_STATUS_LABELS,
  ],
  [
    '결제수단',
    'CARD SIMPLE_CARD BANK_TRANSFER MONEY VIRTUAL_ACCOUNT SIMPLE_VIRTUAL PHONE SIMPLE_PHONE FREE NAVER_PAY KAKAO_PAY K_BANK_PAY K_PAY L_PAY PAYCO SAMSUNG_PAY SSG_PAY TOSS_PAY',
    payment.PAYMENT_METHODS,
    payment.PAYMENT_METHOD_LABELS,
  ],
  [
    '배송비 종류',
    'FREE PAY CONDITION QUANTITY SECTION2 SECTION3',
    shipping.SHIPPING_POLICY_KINDS,
    shipping.SHIPPING_POLICY_KIND_LABELS,
  ],
  [
    '추가 배송비',
    'NONE SECTION2 SECTION3',
    shipping.ADDITIONAL_SHIPPING_KINDS,
    shipping.ADDITIONAL_SHIPPING_KIND_LABELS,
  ],
  [
    '배송 요청사항',
    'FRONT_DOOR CALL_BEFORE_DELIVERY SECURITY_OFFICE CALL_WHEN_ABSENT DIRECT_INPUT',
    DELIVERY_REQUESTS,
    DELIVERY_REQUEST_LABELS,
  ],
  [
    '수거 요청사항',
    'AT_DOOR CALL_BEFORE_PICKUP CALL_WHEN_ABSENT DIRECT_INPUT',
    PICKUP_REQUESTS,
    PICKUP_REQUEST_LABELS,
  ],
  ['배송 단계', '1 2 3 4 5 6', TRACKING_LEVELS, TRACKING_LEVEL_LABELS],
]

const GOODS: readonly Enumeration[] = [
  [
    '상품 종류',
    'NORMAL NORMAL_DEAL CUSTOM_MADE CUSTOM_MADE_DEAL PROMOTION',
    goods.GOODS_TYPES,
    goods.GOODS_TYPE_LABELS,
  ],
  [
    '보이는 판매 상태',
    'WAIT SALE OUT_OF_STOCK STOP FINISHED',
    goods.GOODS_DISPLAY_SALE_STATUSES,
    goods.GOODS_DISPLAY_SALE_STATUS_LABELS,
  ],
  [
    '판매 상태',
    'SALE OUT_OF_STOCK STOP',
    goods.GOODS_SALE_STATUSES,
    goods.GOODS_SALE_STATUS_LABELS,
  ],
  [
    '상품 정렬',
    'RANKING NEW LOW_PRICE HIGH_PRICE REVIEW',
    goods.GOODS_SORTS,
    goods.GOODS_SORT_LABELS,
  ],
  [
    '공지 위치',
    'TOP BOTTOM TOP_BOTTOM',
    goods.GOODS_NOTICE_DISPLAYS,
    goods.GOODS_NOTICE_DISPLAY_LABELS,
  ],
  [
    '쿠폰 할인',
    'PERCENT FIXED',
    coupons.COUPON_DISCOUNT_KINDS,
    coupons.COUPON_DISCOUNT_KIND_LABELS,
  ],
  [
    '쿠폰 사용 기간',
    'CUSTOM PUBLISH ISSUE NONE_LIMIT',
    coupons.COUPON_USE_PERIOD_KINDS,
    coupons.COUPON_USE_PERIOD_KIND_LABELS,
  ],
  ['쿠폰 종류', 'GOODS DUPLICATION STORE', coupons.COUPON_TYPES, coupons.COUPON_TYPE_LABELS],
  [
    '쿠폰 확인',
    'NO_SESSION DUPLICATION EXPIRATION NOT_EXIST NOT_RELATION NOT_USE VALIDATE TEMPORARY_ERROR',
    coupons.COUPON_VALIDATIONS,
    coupons.COUPON_VALIDATION_LABELS,
  ],
]

const DISPLAY: readonly Enumeration[] = [
  [
    '홈 블록',
    'IMAGE_GRID_2 IMAGE_GRID_3 IMAGE_SWIPE TEXT_GRID_2 TEXT_GRID_3 TEXT_SWIPE BANNER CLICK_A CLICK_B CLICK_C WISHLIST SEARCH CART NEW_GOODS AGE CATEGORY STORE_RECOMMEND DEAL VIDEO',
    display.HOME_BLOCK_TYPES,
    display.HOME_BLOCK_TYPE_LABELS,
  ],
  ['이벤트 탭', 'IN_PROGRESS FINISHED', display.EVENT_FILTERS, display.EVENT_FILTER_LABELS],
  ['랭킹 기간', 'DAY WEEK MONTH', display.RANKING_PERIODS, display.RANKING_PERIOD_LABELS],
  ['인기 검색어', 'UP EQUAL DOWN EMPTY', search.POPULAR_CHANGES, search.POPULAR_CHANGE_LABELS],
  ['추천 나이', 'ALL 10 20 30 40 50 60', search.RECOMMEND_AGES, search.RECOMMEND_AGE_LABELS],
  ['추천 성별', 'ALL MALE FEMALE', search.RECOMMEND_GENDERS, search.RECOMMEND_GENDER_LABELS],
  [
    '홈 메뉴',
    'HOME RANKING DEAL SUB_MAIN_A SUB_MAIN_B EXHIBITION_LIST EXHIBITION_DETAIL COMMUNITY VIEW_BENEFITS',
    gnb.GNB_TYPES,
    gnb.GNB_TYPE_LABELS,
  ],
  ['메뉴 곁말', 'NONE NEW AD TEXT', gnb.GNB_SUBTITLE_TYPES, gnb.GNB_SUBTITLE_TYPE_LABELS],
  [
    '구매자 종류',
    'MEMBER ASSOCIATE_MEMBER GUEST',
    membership.MEMBERSHIP_TYPES,
    membership.MEMBERSHIP_TYPE_LABELS,
  ],
  [
    '서비스',
    'WHISTLE COMMERCE PAY WALK',
    membership.SERVICE_GROUPS,
    membership.SERVICE_GROUP_LABELS,
  ],
]

/** Brand names that are written so. */
const LATIN_LABELS = new Set(['L.PAY'])

function sorted(codes: Codes): string[] {
  return codes.map(String).toSorted()
}

test.each([...CLAIMS, ...ORDERS, ...GOODS, ...DISPLAY])(
  '%s: 명세의 코드가 모두 있고 코드마다 우리말 이름이 있다',
  (_name, ...[listed, codes, labels]) => {
    expect(sorted(codes)).toEqual(sorted(listed.split(' ')))
    expect(sorted(Object.keys(labels))).toEqual(sorted(codes))
    const foreign = Object.values(labels).filter(
      (label) => !/[가-힣]/.test(label) && !LATIN_LABELS.has(label),
    )
    expect(foreign).toEqual([])
  },
)

test.each([
  ['CANCEL', 'SIMPLE_CHANGE_OF_MIND ORDER_MISTAKE DELIVERY_DELAY GOODS_SOLD CHANGE_OPTION'],
  ['EXCHANGE', 'ORDER_MISTAKE CHANGE_OPTION DAMAGE_DEFECT DELIVERY_MISTAKE MISSING_DELIVERY'],
  ['RETURN', 'SIMPLE_CHANGE_OF_MIND ORDER_MISTAKE DAMAGE_DEFECT MISSING_DELIVERY DELIVERY_MISTAKE'],
] as const)('%s의 사유는 명세의 차례이고 모두 이름이 있다', (type, listed) => {
  expect(CLAIM_REASONS_OF[type]).toEqual(listed.split(' '))
  expect(CLAIM_REASONS_OF[type].filter((reason) => !CLAIM_REASON_LABELS[reason])).toEqual([])
})

const WORDED: ReadonlySet<string> = new Set(Object.keys(MESSAGE_CATALOGUE))

describe('까닭을 말해 주는 코드', () => {
  test('클레임 확인의 열 가지 결과마다 문구가 있다', () => {
    const listed =
      'NOT_CHANGE_STATUS NOT_CHANGE_ADDITIONAL_PAYMENT ORDER_ITEM_CLAIM_IN_PROGRESS ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY SHIPPING_GROUP_CLAIM_IN_PROGRESS SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY NOT_PART_CLAIM_ADD_GOODS ADD_PAYMENT_REFUND_ERROR SUCCESS_CHANGE_APPLY EXCHANGE_RESHIPPING_OUT_OF_STOCK'
    expect(sorted(CLAIM_CHECK_RESULTS)).toEqual(sorted(listed.split(' ')))
    expect(CLAIM_CHECK_RESULTS.filter((code) => !WORDED.has(code))).toEqual([])
  })

  test('쿠폰 번호의 일곱 가지 실패마다 문구가 있다', () => {
    const listed =
      'INVALID_SERIAL OVER_DATE USED ADMIN_CANCEL POLICY_CHANGE ISSUE_ERROR MAPPING_DELETED'
    expect(sorted(SERIAL_FAILURES)).toEqual(sorted(listed.split(' ')))
    const unworded = SERIAL_FAILURES.filter((code) => !WORDED.has(SERIAL_FAILURE_REFUSALS[code]))
    expect(unworded).toEqual([])
  })

  test('장바구니의 구매 확인 코드마다 문구가 있고, 본상품 없는 추가상품이 하나 더 있다', () => {
    const listed =
      'ADULT_CERTIFICATION_REQUIRED OPTION_REQUIRED SALE_STOCK_LACKING ADD_ITEM_STOCK_LACKING BUY_MAX_COUNT_EXCEEDED MAX_COUNT_EXCEEDED MIN_COUNT_EXCEEDED GOODS_NOT_ON_SALE GUEST_MAX_COUNT_CONDITIONS ADD_ITEM_MAIN_REQUIRED'
    expect(BUY_AVAILABILITY_CODES).toEqual(listed.split(' '))
    expect(BUY_AVAILABILITY_CODES.filter((code) => !WORDED.has(code))).toEqual([])
  })
})
