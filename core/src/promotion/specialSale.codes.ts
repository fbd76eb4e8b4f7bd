export const SPECIAL_SALE_STATES = [
  'SCHEDULED',
  'ENTERING',
  'CLOSED',
  'DRAWN',
  'BUYING',
  'BUYING_NEXT',
  'ENDED',
  'CANCELLED',
] as const

/** State of a special sale: the keys of its chart, as stored. Source: market-rules §8.1. */
export type SpecialSaleState = (typeof SPECIAL_SALE_STATES)[number]

export const SPECIAL_SALE_STATE_LABELS: Readonly<Record<SpecialSaleState, string>> = {
  SCHEDULED: '응모 예정',
  ENTERING: '응모 중',
  CLOSED: '추첨 대기',
  DRAWN: '추첨 완료',
  BUYING: '당첨자 구매 중',
  BUYING_NEXT: '다음 순번 구매 중',
  ENDED: '판매 종료',
  CANCELLED: '판매 취소',
}

/** The longest texts of a special sale, in characters. */
export const SPECIAL_SALE_TITLE_LENGTH_MAX = 60
export const SPECIAL_SALE_BODY_LENGTH_MAX = 20_000

/** Most products of one special sale. */
export const SPECIAL_SALE_GOODS_COUNT_MAX = 20

/** Most pieces of one product, and most pieces that one winner buys. Source: market-rules §8.1. */
export const SPECIAL_SALE_QUANTITY_MAX = 10_000
export const SPECIAL_SALE_PERSON_MAX = 3

/** Shortest time to enter, in minutes. Source: market-rules §8.1. */
export const SALE_ENTRY_MINUTES_MIN = 10

/** Hours to buy for the winners, and for each later wave. Source: market-rules §8.1. */
export const SALE_BUY_HOURS = 24
export const SALE_WAVE_HOURS = 12

/** Most waves after the first. Source: market-rules §8.1. */
export const SALE_WAVE_COUNT_MAX = 3

/** Characters of the reason for which an operator cancels a special sale. */
export const SALE_CANCEL_REASON_LENGTH = { min: 2, max: 200 } as const

export const SPECIAL_SALE_VIOLATIONS = ['NAME', 'BODY', 'SCHEDULE', 'OVERLAP', 'GOODS'] as const

/** Part of a special sale that cannot be as it was written. */
export type SpecialSaleViolation = (typeof SPECIAL_SALE_VIOLATIONS)[number]
