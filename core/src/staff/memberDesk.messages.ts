import type { Messages } from '../decision/decision.rules.ts'

/** Texts of the refusals that operators read about members. Source: market-rules §9.4. */
export const MEMBER_DESK_MESSAGES = {
  MEMBER_SEARCH_INVALID: () => '아이디, 이메일, 휴대폰 번호를 처음부터 끝까지 입력해 주세요.',
  MEMBER_NOT_FOUND: () => '회원을 찾을 수 없어요.',
  MEMBER_SUSPENDED: () => '이미 이용이 정지된 회원이에요.',
  MEMBER_NOT_SUSPENDED: () => '이용이 정지되지 않은 회원이에요.',
  CLOSED_ORDER_NOT_FOUND: () => '분리 보관된 주문이 아니에요. 주문번호를 확인해 주세요.',
} satisfies Messages
