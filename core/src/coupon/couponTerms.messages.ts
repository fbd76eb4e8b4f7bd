import type { Messages } from '../decision/decision.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import {
  COUPON_ISSUE_DAYS_MAX,
  COUPON_NAME_LENGTH_MAX,
  COUPON_TARGET_COUNT_MAX,
  COUPON_USE_DAYS_MAX,
  COUPON_WORD_LENGTH_MAX,
  SERIAL_COUNT_MAX,
} from './couponTerms.codes.ts'
import type { CouponTermsViolation } from './couponTerms.codes.ts'

/** Texts for whoever issues coupons. */
export const COUPON_TERMS_MESSAGES = {
  COUPON_TERMS_INVALID: () => '쿠폰 내용을 다시 확인해 주세요.',
  COUPON_WORD_TAKEN: () => '다른 쿠폰이 이미 사용하는 단어예요.',
  COUPON_RESTRICTED_BY_OPERATOR: () => '장터가 제한한 쿠폰이에요. 고객센터로 문의해 주세요.',
  COUPON_SERIAL_NOT_DRAWN: () => '번호를 등록해 받는 쿠폰만 번호를 만들 수 있어요.',
  COUPON_SERIAL_TOO_MANY: () =>
    `번호는 쿠폰마다 ${formatNumber(SERIAL_COUNT_MAX)}개까지 만들 수 있어요.`,
  COUPON_SERIAL_BATCH_NOT_FOUND: () => '쿠폰 번호 목록을 찾을 수 없어요.',
  COUPON_SERIAL_NOT_READY: () => '번호를 만들고 있어요. 다 만든 뒤에 내려받아 주세요.',
  COUPON_SERIAL_LIST_OVER: () => '내려받을 수 있는 기간이 지났어요.',
} satisfies Messages

/** The text of each part that keeps a coupon from being saved. */
export const COUPON_TERMS_VIOLATION_TEXTS: Readonly<Record<CouponTermsViolation, string>> = {
  NAME: `이름은 ${COUPON_NAME_LENGTH_MAX}자까지 입력해 주세요.`,
  DISCOUNT: '할인율은 1~100%, 할인금액과 최대 할인금액은 원 단위로 입력해 주세요.',
  MINIMUM: '최소 주문금액을 다시 확인해 주세요.',
  TARGET: `사용처를 ${COUPON_TARGET_COUNT_MAX}개까지 겹치지 않게 선택해 주세요.`,
  WORD: `단어는 띄어쓰기 없이 ${COUPON_WORD_LENGTH_MAX}자까지, 한 사람이 받을 수 있는 수와 함께 입력해 주세요.`,
  ISSUE_PERIOD: `발급 기간은 ${COUPON_ISSUE_DAYS_MAX}일까지, 끝나는 날이 시작하는 날보다 빠를 수 없어요.`,
  USE_PERIOD: `사용 기간은 발급이 끝난 뒤까지, 발급일부터 세면 ${COUPON_USE_DAYS_MAX}일까지 정해 주세요.`,
  LIMIT: '발급 수는 1 이상, 이미 발급한 수 이상이고, 하루 수는 전체 수를 넘을 수 없어요.',
  CONDITION: '발급 조건을 하나 이상 선택하거나 비워 주세요.',
  MARKET_SHARE: '장터 부담률은 0~100%로 입력해 주세요.',
}
