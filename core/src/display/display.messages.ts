import type { Messages } from '../decision/decision.rules.ts'
import type { EventEntryLimit } from './event.codes.ts'

/**
 * Texts about exhibitions, events and benefits, about what cannot be shown, and about composing what is. Source:
 * market-rules §1.5, §1.6.
 */
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
  MAIN_GROUP_NOT_FOUND: () => '더 이상 볼 수 없는 코너예요.',
  MAIN_PREVIEW_EXPIRED: () => '미리보기 시간이 지났어요. 다시 만들어 주세요.',
  MAIN_REVISION_NOT_FOUND: () => '전시 초안을 찾을 수 없어요.',
  MAIN_REVISION_NOT_DRAFT: () => '이미 게시한 전시예요.',
  MAIN_REVISION_NOT_FORMER: () => '지난 게시만 되돌릴 수 있어요.',
  MAIN_REVISION_OUTDATED: () => '그사이 다른 전시가 게시됐어요. 지금 전시에서 다시 시작해 주세요.',
  MAIN_COMPOSITION_INVALID: () => '전시 내용을 다시 확인해 주세요.',
  GNB_INVALID: () => '메뉴 내용을 다시 확인해 주세요.',
} satisfies Messages
