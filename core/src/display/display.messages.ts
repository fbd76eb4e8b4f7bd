import type { Messages } from '../decision/decision.rules.ts'

/** Texts about what cannot be shown, and about composing what is. */
export const DISPLAY_MESSAGES = {
  EXHIBITION_NOT_FOUND: () => '기획전을 찾을 수 없어요.',
  MAIN_GROUP_NOT_FOUND: () => '더 이상 볼 수 없는 코너예요.',
  MAIN_PREVIEW_EXPIRED: () => '미리보기 시간이 지났어요. 다시 만들어 주세요.',
  MAIN_REVISION_NOT_FOUND: () => '전시 초안을 찾을 수 없어요.',
  MAIN_REVISION_NOT_DRAFT: () => '이미 게시한 전시예요.',
  MAIN_REVISION_OUTDATED: () => '그사이 다른 전시가 게시됐어요. 지금 전시에서 다시 시작해 주세요.',
  MAIN_COMPOSITION_INVALID: () => '전시 내용을 다시 확인해 주세요.',
  GNB_INVALID: () => '메뉴 내용을 다시 확인해 주세요.',
} satisfies Messages
