import type { ClaimType } from './claim.codes.ts'

/** Tabs of the claims of a seller and of the market. Source: market-rules §9.3. */
export const CLAIM_TABS = ['OPEN', 'CANCEL', 'EXCHANGE', 'RETURN', 'DISPUTE', 'ALL'] as const
export type ClaimTab = (typeof CLAIM_TABS)[number]

/** Text for a tab. */
export const CLAIM_TAB_LABELS: Readonly<Record<ClaimTab, string>> = {
  OPEN: '처리할 신청',
  CANCEL: '취소',
  EXCHANGE: '교환',
  RETURN: '반품',
  DISPUTE: '분쟁',
  ALL: '전체',
}

/**
 * Kinds of claims in a tab; a refused sale counts as a cancel. The first tab holds running claims alone, that of disputes those
 * over which one is open. Cancelled deposits
 * are in none: nothing was sold.
 */
export const CLAIM_TAB_TYPES: Readonly<Record<ClaimTab, readonly ClaimType[]>> = {
  OPEN: ['CANCEL', 'EXCHANGE', 'RETURN'],
  CANCEL: ['CANCEL', 'REJECT'],
  EXCHANGE: ['EXCHANGE'],
  RETURN: ['RETURN'],
  DISPUTE: ['CANCEL', 'EXCHANGE', 'RETURN'],
  ALL: ['CANCEL', 'EXCHANGE', 'RETURN', 'DELAY', 'REJECT'],
}
