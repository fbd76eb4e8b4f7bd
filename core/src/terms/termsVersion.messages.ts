import type { Messages } from '../decision/decision.rules.ts'
import { TERMS_NOTICE_DAYS, WORSE_TERMS_NOTICE_DAYS } from './termsVersion.rules.ts'

/** Texts of the refusals about versions of terms. Source: life-rules §4. */
export const TERMS_VERSION_MESSAGES = {
  TERMS_NOT_FOUND: () => '약관을 찾을 수 없어요.',
  TERMS_ANNOUNCED: () => '시행을 기다리는 약관이 있어요.',
  TERMS_NOTICE_SHORT: () =>
    `시행일은 ${TERMS_NOTICE_DAYS}일 뒤부터, 회원에게 불리한 변경은 ${WORSE_TERMS_NOTICE_DAYS}일 뒤부터 정할 수 있어요.`,
} satisfies Messages
