import type { Messages } from '../decision/decision.rules.ts'

/** Texts about exhibitions that cannot be shown. */
export const DISPLAY_MESSAGES = {
  EXHIBITION_NOT_FOUND: () => '기획전을 찾을 수 없어요.',
} satisfies Messages
