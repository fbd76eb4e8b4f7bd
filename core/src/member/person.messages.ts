import type { Messages } from '../decision/decision.rules.ts'

/** Texts of what a guest, too, types about themselves. Source: spec §5, domain-rules §7.5. */
export const PERSON_MESSAGES = {
  PASSWORD_MISMATCH: () => '비밀번호가 서로 일치하지 않아요.',
  GUEST_PASSWORD_REQUIRED: () => '주문 비밀번호를 입력해 주세요.',
  GUEST_PASSWORD_INVALID: () => '주문 비밀번호를 영문·숫자 포함 8~20자로 입력해 주세요.',
  MOBILE_INVALID: () => '휴대폰 번호를 다시 확인해 주세요.',
  EMAIL_INVALID: () => '이메일을 다시 확인해 주세요.',
} satisfies Messages
