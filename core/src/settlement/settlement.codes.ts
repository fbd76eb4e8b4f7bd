/** Kinds of entries of a store's settlement, as stored. Source: market-rules §9.5. */
export const ENTRY_KINDS = [
  'SALE',
  'SHIPPING',
  'CLAIM_FEE',
  'AFTER_SALE',
  'ADJUSTMENT',
  'CARRY',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Text for a kind of entry. */
export const ENTRY_KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  SALE: '상품 판매',
  SHIPPING: '배송비',
  CLAIM_FEE: '교환·반품 배송비',
  AFTER_SALE: '구매확정 후 정정',
  ADJUSTMENT: '조정',
  CARRY: '이월',
}

/** States of a statement: the keys of its chart, as stored. Source: market-rules §9.5. */
export const STATEMENT_STATES = [
  'OPEN',
  'CLOSED',
  'APPROVED',
  'PAYING',
  'PAID',
  'FAILED',
  'HELD',
] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** Text for a state of a statement. */
export const STATEMENT_STATE_LABELS: Readonly<Record<StatementState, string>> = {
  OPEN: '정산 예정',
  CLOSED: '정산 마감',
  APPROVED: '지급 승인',
  PAYING: '지급 중',
  PAID: '정산 완료',
  FAILED: '지급 실패',
  HELD: '지급 보류',
}

/** Reasons why a statement is held. Source: market-rules §9.5. */
export const HOLD_REASONS = ['ACCOUNT_MISSING', 'STORE_SUSPENDED', 'DISPUTE'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** Text for a reason, for the seller. */
export const HOLD_REASON_LABELS: Readonly<Record<HoldReason, string>> = {
  ACCOUNT_MISSING: '확인된 정산 계좌가 없어요',
  STORE_SUSPENDED: '스토어 운영이 정지됐어요',
  DISPUTE: '분쟁을 확인하고 있어요',
}

/** Outcomes of a transfer that a bank was asked for; `ASKED` while it has not answered. Source: decision 137. */
export const TRANSFER_OUTCOMES = ['ASKED', 'PAID', 'FAILED'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]

/** Text for an outcome. */
export const TRANSFER_OUTCOME_LABELS: Readonly<Record<TransferOutcome, string>> = {
  ASKED: '이체 대기',
  PAID: '이체 완료',
  FAILED: '이체 실패',
}
