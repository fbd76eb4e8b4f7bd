import type { OperatorNeed } from './staff.codes.ts'

export const APPROVAL_KINDS = ['ROLE', 'REFUND', 'DEPOSIT', 'ADJUSTMENT'] as const

/**
 * Kind of action that one operator asks for and another approves: roles, refunds and deposits by hand above a limit,
 * adjustments. Payouts take two people by the chart of statements. Source: market-rules §9.2, decision 137.
 */
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** Permission that deciding takes. Source: market-rules §9.4. */
export const APPROVAL_NEEDS: Readonly<Record<ApprovalKind, OperatorNeed>> = {
  ROLE: 'ROLES',
  REFUND: 'MONEY',
  DEPOSIT: 'ORDERS',
  ADJUSTMENT: 'MONEY',
}

/** Labels of what takes two operators. */
export const APPROVAL_KIND_LABELS: Readonly<Record<ApprovalKind, string>> = {
  ROLE: '운영자 권한',
  REFUND: '직접 환불',
  DEPOSIT: '직접 입금 처리',
  ADJUSTMENT: '정산 조정',
}

export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const

/** State of a request for approval; it is decided once. */
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** Labels of the states of a request. */
export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  PENDING: '승인 대기',
  APPROVED: '승인',
  REJECTED: '반려',
  WITHDRAWN: '철회',
}
