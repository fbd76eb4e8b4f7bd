export const GNB_TYPES = [
  'HOME',
  'RANKING',
  'DEAL',
  'SUB_MAIN_A',
  'SUB_MAIN_B',
  'EXHIBITION_LIST',
  'EXHIBITION_DETAIL',
  'COMMUNITY',
  'VIEW_BENEFITS',
] as const

/** Kind of destination of an entry of the top navigation. Source: spec §2, Home navigation types. */
export type GnbType = (typeof GNB_TYPES)[number]

export const GNB_TYPE_LABELS: Readonly<Record<GnbType, string>> = {
  HOME: '홈',
  RANKING: '랭킹',
  DEAL: '특가',
  SUB_MAIN_A: '서브 메인 A',
  SUB_MAIN_B: '서브 메인 B',
  EXHIBITION_LIST: '기획전',
  EXHIBITION_DETAIL: '기획전 상세',
  COMMUNITY: '커뮤니티',
  VIEW_BENEFITS: '혜택',
}

export const GNB_SUBTITLE_TYPES = ['NONE', 'NEW', 'AD', 'TEXT'] as const

/** Label beside an entry: none, new, advertising, or a text of its own. Source: spec §2, Nav subtitle. */
export type GnbSubtitleType = (typeof GNB_SUBTITLE_TYPES)[number]

export const GNB_SUBTITLE_TYPE_LABELS: Readonly<Record<GnbSubtitleType, string>> = {
  NONE: '없음',
  NEW: '새로 나옴',
  AD: '광고',
  TEXT: '문구',
}
