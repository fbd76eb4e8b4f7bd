import { CANCEL_CLAIM_STATES_WITH } from './cancelClaim.table.gen.ts'
import { EXCHANGE_CLAIM_STATES_WITH } from './exchangeClaim.table.gen.ts'
import { RETURN_CLAIM_STATES_WITH } from './returnClaim.table.gen.ts'

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

/** State of a claim as it is stored: a withdrawn one has no code of the specification. Source: domain-rules A2. */
export type ClaimState = ClaimStatus | 'WITHDRAWN'

/** Text for a claim's status. Source: domain-rules §7.1. */
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

/** Text for an exchange that became a return; its status alone would read as refused. Source: decision 059. */
export const CONVERTED_CLAIM_LABEL = '반품전환'

/** The claims that are still running; the item keeps its own state meanwhile. Source: domain-rules A2. */
export const OPEN_CLAIM_STATUSES = [
  ...CANCEL_CLAIM_STATES_WITH.open,
  ...EXCHANGE_CLAIM_STATES_WITH.open,
  ...RETURN_CLAIM_STATES_WITH.open,
] as const
export type OpenClaimStatus = (typeof OPEN_CLAIM_STATUSES)[number]

/** The running claims that the buyer may still withdraw: goods are not collected yet. Source: domain-rules A11. */
export const WITHDRAWABLE_CLAIM_STATUSES = [
  ...CANCEL_CLAIM_STATES_WITH.withdrawable,
  ...EXCHANGE_CLAIM_STATES_WITH.withdrawable,
  ...RETURN_CLAIM_STATES_WITH.withdrawable,
] as const
export type WithdrawableClaimStatus = (typeof WITHDRAWABLE_CLAIM_STATUSES)[number]

/**
 * Every kind of claim. The seller sends DELAY and REJECT, the others belong to the buyer. Source: spec §3, domain-rules
 * A13.
 */
export const CLAIM_TYPES = [
  'CANCEL',
  'EXCHANGE',
  'RETURN',
  'DELAY',
  'REJECT',
  'ADDITIONAL_PAY',
  'DEPOSIT_CANCEL',
] as const
export type ClaimType = (typeof CLAIM_TYPES)[number]

/** Text for a kind of claim. Source: domain-rules §1.1, §1.2. */
export const CLAIM_TYPE_LABELS: Record<ClaimType, string> = {
  CANCEL: '취소',
  EXCHANGE: '교환',
  RETURN: '반품',
  DELAY: '배송지연',
  REJECT: '판매거부',
  ADDITIONAL_PAY: '추가결제',
  DEPOSIT_CANCEL: '입금전취소',
}

/** The claims that a buyer requests for items that are paid. Source: spec §7 (claims). */
export const REQUESTABLE_CLAIM_TYPES = [
  'CANCEL',
  'EXCHANGE',
  'RETURN',
] as const satisfies readonly ClaimType[]
export type RequestableClaimType = (typeof REQUESTABLE_CLAIM_TYPES)[number]

/** Party at fault, which bears the fees of a claim (귀책). Source: domain-rules §1.3. */
export const CLAIM_FAULTS = ['BUYER', 'SELLER'] as const
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

/** Text for the party that bears the fees. Source: domain-rules §1.3. */
export const CLAIM_FAULT_LABELS: Record<ClaimFault, string> = {
  BUYER: '구매자 부담',
  SELLER: '판매자 부담',
}
