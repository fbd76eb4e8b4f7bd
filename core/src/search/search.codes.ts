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
