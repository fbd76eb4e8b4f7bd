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

/** Where an entry of the navigation at the top leads. Source: spec §2, Home navigation types. */
export type GnbType = (typeof GNB_TYPES)[number]

export const GNB_SUBTITLE_TYPES = ['NONE', 'NEW', 'AD', 'TEXT'] as const

/** What stands beside an entry: nothing, that it is new, that it is advertising, a text of its own. Source: spec §2, Nav subtitle. */
export type GnbSubtitleType = (typeof GNB_SUBTITLE_TYPES)[number]
