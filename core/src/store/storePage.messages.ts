import type { Messages } from '../decision/decision.rules.ts'
import {
  ANNOUNCEMENT_BODY_LENGTH_MAX,
  ANNOUNCEMENT_TITLE_LENGTH_MAX,
  STORE_NOTICE_BODY_LENGTH_MAX,
  STORE_NOTICE_PINNED_COUNT_MAX,
  STORE_NOTICE_TITLE_LENGTH_MAX,
} from './storeNotice.rules.ts'
import { formatNumber } from '../money/money.rules.ts'

/** Texts about the pages that a store writes. Source: market-rules §6. */
export const STORE_PAGE_MESSAGES = {
  NOTICE_NOT_FOUND: () => '삭제된 공지예요.',
  NOTICE_INVALID: () =>
    `제목은 ${STORE_NOTICE_TITLE_LENGTH_MAX}자, 내용은 ${formatNumber(STORE_NOTICE_BODY_LENGTH_MAX)}자까지 입력해 주세요.`,
  NOTICE_PINNED_TOO_MANY: () =>
    `맨 위에는 공지를 ${STORE_NOTICE_PINNED_COUNT_MAX}개까지 둘 수 있어요.`,
  ANNOUNCEMENT_NOT_FOUND: () => '삭제된 안내예요.',
  ANNOUNCEMENT_INVALID: () =>
    `제목은 ${ANNOUNCEMENT_TITLE_LENGTH_MAX}자, 내용은 ${ANNOUNCEMENT_BODY_LENGTH_MAX}자까지, 끝나는 때는 시작보다 뒤로 입력해 주세요.`,
  STORE_GROUPS_INVALID: () => '코너 내용을 다시 확인해 주세요.',
} satisfies Messages
