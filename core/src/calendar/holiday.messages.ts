import type { Messages } from '../decision/decision.rules.ts'

/** Texts of the refusals that operators read about public holidays. Source: decision 143. */
export const HOLIDAY_MESSAGES = {
  HOLIDAY_KNOWN: () => '이미 등록된 공휴일이에요.',
  HOLIDAY_NOT_FOUND: () => '추가한 공휴일이 아니에요.',
  HOLIDAY_PAST: () => '지난 날은 바꿀 수 없어요.',
} satisfies Messages
