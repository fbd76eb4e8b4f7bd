export const POPULAR_CHANGES = ['UP', 'EQUAL', 'DOWN', 'EMPTY'] as const

/** Change of a popular keyword's rank; EMPTY had no rank before. Source: spec §3, domain-rules §6. */
export type PopularChange = (typeof POPULAR_CHANGES)[number]

export const POPULAR_CHANGE_MARKS: Readonly<Record<PopularChange, string>> = {
  UP: '▲',
  EQUAL: '–',
  DOWN: '▼',
  EMPTY: 'NEW',
}

export const POPULAR_CHANGE_LABELS: Readonly<Record<PopularChange, string>> = {
  UP: '상승',
  EQUAL: '유지',
  DOWN: '하락',
  EMPTY: '새로 진입',
}

export const RECOMMEND_AGES = ['ALL', '10', '20', '30', '40', '50', '60'] as const

/** Age group of recommendations, in decades. Source: spec §3. */
export type RecommendAge = (typeof RECOMMEND_AGES)[number]

export const RECOMMEND_AGE_LABELS: Readonly<Record<RecommendAge, string>> = {
  ALL: '전체',
  '10': '10대',
  '20': '20대',
  '30': '30대',
  '40': '40대',
  '50': '50대',
  '60': '60대',
}

export const RECOMMEND_GENDERS = ['ALL', 'MALE', 'FEMALE'] as const

/** Audience of recommendations. Source: spec §3. */
export type RecommendGender = (typeof RECOMMEND_GENDERS)[number]

export const RECOMMEND_GENDER_LABELS: Readonly<Record<RecommendGender, string>> = {
  ALL: '전체',
  MALE: '남성',
  FEMALE: '여성',
}

export const WORD_KINDS = ['KEYWORD', 'CATEGORY', 'BRAND', 'STORE'] as const

/** Kind of a completion: a keyword to search for, or the name of a page to open. Source: market-rules §2.3. */
export type WordKind = (typeof WORD_KINDS)[number]

/** Label of a completion that opens a page; a keyword has none. */
export const WORD_KIND_LABELS: Readonly<Record<Exclude<WordKind, 'KEYWORD'>, string>> = {
  CATEGORY: '카테고리',
  BRAND: '브랜드',
  STORE: '스토어',
}

export const SUGGEST_REASONS = ['KEYBOARD', 'SPELLING'] as const

/** Reason why another keyword was searched for: the wrong keyboard, or letters that differ. Source: market-rules §2.3. */
export type SuggestReason = (typeof SUGGEST_REASONS)[number]

/** List of keywords that is counted every hour. Source: market-rules §2.4, §2.5. */
export type KeywordBoard = 'POPULAR' | 'RISING'

export const PROMOTION_PLACES = ['FIELD', 'RECOMMENDED'] as const

/** Place of a keyword that the operator chose: the field before anything is typed, or the recommendations. */
export type PromotionPlace = (typeof PROMOTION_PLACES)[number]

/** Labels of the places of promoted keywords, for operators. */
export const PROMOTION_PLACE_LABELS: Readonly<Record<PromotionPlace, string>> = {
  FIELD: '검색창',
  RECOMMENDED: '추천 검색어',
}
