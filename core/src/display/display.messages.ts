import type { Messages } from '../decision/decision.rules.ts'
import type { EventEntryLimit } from './event.codes.ts'

/** Texts about exhibitions, events and benefits. Source: market-rules §1.5, §1.6. */
export const DISPLAY_MESSAGES = {
  EXHIBITION_NOT_FOUND: () => '기획전을 찾을 수 없어요.',
  EVENT_NOT_FOUND: () => '이벤트를 찾을 수 없어요.',
  EVENT_ENDED: () => '종료된 이벤트예요.',
  EVENT_ENTERED: ({ perEnum }: { readonly perEnum: EventEntryLimit }) =>
    perEnum === 'DAILY' ? '오늘은 이미 응모했어요. 내일 다시 응모해 주세요.' : '이미 응모했어요.',
  EVENT_NOT_DRAWN: () => '추첨 뒤에 볼 수 있어요.',
  EVENT_PRIZE_TAX: () => '제세공과금 22%는 당첨자가 부담해요.',
  EVENT_OVER: () => '가입 14일 동안만 받을 수 있어요.',
  BENEFIT_NOT_FOUND: () => '혜택을 찾을 수 없어요.',
} satisfies Messages
