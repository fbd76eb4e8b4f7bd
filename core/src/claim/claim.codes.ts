/** Every status of a claim: cancel, exchange, return. Source: spec §3. */
export const CLAIM_STATUSES = [
  'CB',
  'CA',
  'CC',
  'CR',
  'EA',
  'EI',
  'EY',
  'EC',
  'ER',
  'RA',
  'RI',
  'RC',
  'RR',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** What a buyer reads for a claim's status. Source: domain-rules §7.1. */
export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  CB: '입금전취소',
  CA: '취소요청',
  CC: '취소완료',
  CR: '취소거부',
  EA: '교환요청',
  EI: '교환진행중',
  EY: '재배송준비',
  EC: '교환완료',
  ER: '교환거부',
  RA: '반품요청',
  RI: '반품진행중',
  RC: '반품완료',
  RR: '반품거부',
}

/** The claims that are still running; the item keeps its own state meanwhile. Source: domain-rules A2. */
export const OPEN_CLAIM_STATUSES = ['CA', 'EA', 'EI', 'EY', 'RA', 'RI'] as const
export type OpenClaimStatus = (typeof OPEN_CLAIM_STATUSES)[number]

/** The running claims that the buyer may still withdraw: goods are not collected yet. Source: domain-rules A11. */
export const WITHDRAWABLE_CLAIM_STATUSES = ['CA', 'EA', 'RA'] as const
export type WithdrawableClaimStatus = (typeof WITHDRAWABLE_CLAIM_STATUSES)[number]
