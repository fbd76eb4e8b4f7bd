export const MAIN_PAGES = ['HOME', 'SUB_A', 'SUB_B'] as const

/** Page that is composed of groups. Source: market-rules §1.1. */
export type MainPage = (typeof MAIN_PAGES)[number]

export const MAIN_PAGE_LABELS: Readonly<Record<MainPage, string>> = {
  HOME: '홈',
  SUB_A: '서브 메인 A',
  SUB_B: '서브 메인 B',
}

export const MAIN_PLATFORMS = ['WEB', 'APP'] as const

/** Platform that a page is opened on, as audiences name it. */
export type MainPlatform = (typeof MAIN_PLATFORMS)[number]

export const MAIN_REVISION_STATES = ['DRAFT', 'PUBLISHED', 'REPLACED'] as const

/** State of a page's revision: in the making, what shoppers see, or what they saw before. */
export type MainRevisionState = (typeof MAIN_REVISION_STATES)[number]

export const MAIN_REVISION_STATE_LABELS: Readonly<Record<MainRevisionState, string>> = {
  DRAFT: '초안',
  PUBLISHED: '게시 중',
  REPLACED: '지난 게시',
}

export const MAIN_GROUP_COUNT_MAX = 30
export const MAIN_TITLE_LENGTH_MAX = 30
export const MAIN_SUBTITLE_LENGTH_MAX = 50
export const MAIN_ALT_LENGTH_MAX = 60
export const MAIN_TEXT_LENGTH_MAX = 40
export const MAIN_GOODS_COUNT_DEFAULT = 10
export const MAIN_GOODS_COUNT_MAX = 20
/** Groups whose content comes with the page itself. */
export const MAIN_FIRST_GROUP_COUNT = 3
/** Revisions of a page that stay for restoring, the published one among them. */
export const MAIN_REVISION_COUNT_MAX = 20
/** Minutes for which a page that was opened before a publication can still ask for the groups that it shows. */
export const MAIN_FORMER_MINUTES = 10
export const MAIN_PREVIEW_MINUTES_MAX = 30
