export const SALE_ENTRY_STATES = [
  'ENTERED',
  'WAITING',
  'WON',
  'BOUGHT',
  'LOST',
  'LAPSED',
  'WITHDRAWN',
  'CANCELLED',
] as const

/** State of an entry to a special sale (`resultEnum`): the keys of its chart, as stored. Source: market-rules §8.1. */
export type SaleEntryState = (typeof SALE_ENTRY_STATES)[number]

export const SALE_ENTRY_STATE_LABELS: Readonly<Record<SaleEntryState, string>> = {
  ENTERED: '응모 완료',
  WAITING: '예비 순번',
  WON: '당첨',
  BOUGHT: '구매 완료',
  LOST: '미당첨',
  LAPSED: '구매 기간 지남',
  WITHDRAWN: '응모 취소',
  CANCELLED: '판매 취소',
}

/** Ranks that win or wait, as a multiple of the winners. Source: market-rules §8.1. */
export const SALE_WAITING_RATIO = 4

/** Bytes of the number that an entrant adds to an entry. Source: market-rules §8.2. */
export const SALE_NONCE_BYTES = 16

export const SALE_ENTRY_REFUSALS = [
  'SALE_ENTRY_NOT_OPEN',
  'SALE_ENTRY_CLOSED',
  'TERMS_REQUIRED',
  'ADULT_CERTIFICATION_REQUIRED',
] as const

/** Code of a refused entry. Source: market-rules §8.3. */
export type SaleEntryRefusalCode = (typeof SALE_ENTRY_REFUSALS)[number]

export const SALE_BUY_REFUSALS = [
  'SALE_NOT_WON',
  'SALE_BUY_NOT_OPEN',
  'SALE_BUY_OVER',
  'SALE_BOUGHT',
] as const

/** Code of a refused purchase in a special sale. Source: market-rules §8.3. */
export type SaleBuyRefusalCode = (typeof SALE_BUY_REFUSALS)[number]
