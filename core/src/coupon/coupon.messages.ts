import type { Messages, Refusal } from '../decision/decision.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponIssueRefusal, CouponUseRefusal } from './coupon.codes.ts'
import { SERIAL_BLOCK_MINUTES } from './couponSerial.codes.ts'
import type { SerialRefusal } from './couponSerial.codes.ts'

/** Figures for the text of an unmet minimum. */
export type MinimumUnmet = { readonly minimumAmount: Won }

type Code = CouponUseRefusal | CouponIssueRefusal | SerialRefusal

/**
 * Texts of the reasons why a coupon cannot be used, issued or entered, and of the events of a held one. Source: spec
 * §8, domain-rules §7.6.
 */
export const COUPON_MESSAGES = {
  COUPON_NO_SESSION: () => '로그인이 필요해요.',
  COUPON_NOT_EXIST: () => '쿠폰을 찾을 수 없어요.',
  COUPON_ADMIN_RESTRICTED: () =>
    '지금은 사용할 수 없는 쿠폰이에요. 자세한 내용은 고객센터로 문의해 주세요.',
  COUPON_USE_NOT_STARTED: () => '아직 사용 기간이 아니에요.',
  COUPON_USE_PERIOD_OVER: () => '사용 기간이 지났어요.',
  COUPON_USED: () => '이미 사용한 쿠폰이에요.',
  COUPON_POLICY_CHANGED: () => '쿠폰 조건이 바뀌었어요.',
  COUPON_NOT_RELATED: () => '이 상품에는 사용할 수 없는 쿠폰이에요.',
  COUPON_MINIMUM_UNMET: ({ minimumAmount }: MinimumUnmet) =>
    `${formatWon(minimumAmount)} 이상 구매할 때 사용할 수 있어요.`,
  COUPON_UNUSABLE: () => '지금은 사용할 수 없는 쿠폰이에요.',
  COUPON_APPLIED_TWICE: () => '쿠폰을 중복으로 사용할 수 없어요. 쿠폰을 다시 선택해 주세요.',
  COUPON_ISSUE_NOT_STARTED: () => '아직 발급 기간이 아니에요.',
  COUPON_ISSUE_PERIOD_OVER: () => '발급 기간이 지났어요.',
  COUPON_CONDITION_UNMET: () => '발급 조건에 맞지 않아요.',
  COUPON_ALREADY_ISSUED: () => '이미 받은 쿠폰이에요.',
  COUPON_ALREADY_ISSUED_TODAY: () => '오늘은 이미 받은 쿠폰이에요. 내일 다시 받아 주세요.',
  COUPON_SOLD_OUT: () => '준비된 쿠폰이 모두 소진됐어요.',
  COUPON_SOLD_OUT_TODAY: () => '오늘 준비된 쿠폰이 모두 소진됐어요. 내일 다시 받아 주세요.',
  COUPON_SERIAL_INVALID: () => '쿠폰 번호를 다시 확인해 주세요.',
  COUPON_SERIAL_OVER_DATE: () => '등록 기간이 지난 쿠폰이에요.',
  COUPON_SERIAL_USED: () => '이미 등록된 번호예요.',
  COUPON_SERIAL_CANCELLED: () => '발급이 취소된 쿠폰이에요.',
  COUPON_SERIAL_POLICY_CHANGED: () => '쿠폰 조건이 변경돼 등록할 수 없어요.',
  COUPON_SERIAL_ISSUE_ERROR: () => '쿠폰을 발급하지 못했어요.',
  COUPON_SERIAL_DELETED: () => '삭제된 쿠폰이에요.',
  COUPON_SERIAL_BLOCKED: () =>
    `번호를 여러 번 잘못 입력해 ${SERIAL_BLOCK_MINUTES}분 동안 등록할 수 없어요.`,
  COUPON_CODE_REQUIRED: () => '쿠폰 번호를 입력해 주세요.',
  COUPON_CODE_REGISTERED: () => '쿠폰을 등록했어요.',
  COUPON_PERIOD_NOT_OVER: () => '아직 사용 기간이 남은 쿠폰이에요.',
  COUPON_CHOICE_REFUSED: () => '사용할 수 없게 된 쿠폰이 있어요. 쿠폰을 다시 선택해 주세요.',
  COUPON_TEMPORARY_ERROR: () => '잠시 후 다시 시도해 주세요.',
} satisfies Messages & Record<Exclude<Code, 'COUPON_MINIMUM_UNMET'>, () => string>

/** Reason why a coupon cannot be used, with the figures its text names. */
export type CouponUseReason =
  | Refusal<Exclude<CouponUseRefusal, 'COUPON_MINIMUM_UNMET'>, Record<never, never>>
  | Refusal<'COUPON_MINIMUM_UNMET', MinimumUnmet>

/** The text of one reason why a coupon cannot be used. Source: domain-rules §7.6. */
export function couponReasonText(refusal: CouponUseReason): string {
  return refusal.reason === 'COUPON_MINIMUM_UNMET'
    ? COUPON_MESSAGES.COUPON_MINIMUM_UNMET(refusal.params)
    : COUPON_MESSAGES[refusal.reason]()
}
