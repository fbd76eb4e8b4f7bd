import type { Messages } from '../decision/decision.rules.ts'

/** Texts about categories that cannot be shown. */
export const CATEGORY_MESSAGES = {
  CATEGORY_NOT_FOUND: () => '카테고리를 찾을 수 없어요.',
} satisfies Messages
