import type { Messages } from '../decision/decision.rules.ts'

/** Texts about stores that cannot be shown. */
export const STORE_MESSAGES = {
  STORE_NOT_FOUND: () => '스토어를 찾을 수 없어요.',
} satisfies Messages
