import type { Messages } from '../decision/decision.rules.ts'
import { POLICY_COUNT_MAX, POLICY_NAME_LENGTH_MAX } from './sellerPolicy.rules.ts'
import type { PolicyRefusal } from './sellerPolicy.rules.ts'

/** Texts of a store's shipping policies, for its seller. Source: market-rules §9.3. */
export const SHIPPING_MESSAGES = {
  POLICY_NAME_INVALID: () => `배송 정책 이름은 1~${POLICY_NAME_LENGTH_MAX}자로 입력해 주세요.`,
  POLICY_FEE_INVALID: () => '배송비는 10만원, 반품·교환 배송비는 100만원까지 입력해 주세요.',
  POLICY_AREA_INVALID: () => '도서산간 추가배송비는 20만원까지 입력해 주세요.',
  POLICY_SECTIONS_INVALID: () => '수량과 금액 조건을 다시 확인해 주세요.',
  POLICY_CUTOFF_INVALID: () => '당일 발송 마감은 00:01부터 입력해 주세요.',
  POLICY_COUNT_EXCEEDED: () => `배송 정책은 ${POLICY_COUNT_MAX}개까지 등록할 수 있어요.`,
  POLICY_IN_USE: () => '이 배송 정책을 사용하는 상품이 있어 삭제할 수 없어요.',
  POLICY_NOT_FOUND: () => '배송 정책을 찾을 수 없어요.',
} satisfies Messages & Record<PolicyRefusal, () => string>
