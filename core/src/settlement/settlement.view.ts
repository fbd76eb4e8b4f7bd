import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { BASIS_POINTS } from './feeRate.rules.ts'
import { HOLD_REASON_LABELS, STATEMENT_STATE_LABELS } from './settlement.codes.ts'
import type { HoldReason, StatementState, TransferOutcome } from './settlement.codes.ts'
import { STATEMENT_TABLE } from './statement.table.gen.ts'

const PERCENT = 100

/** A statement as its pages show it; `amount` in won. */
export type ShownStatement = {
  readonly stateEnum: StatementState
  readonly amount: Won
  readonly entryCount: number
  readonly holdReasonEnum: HoldReason | null
  readonly memo: string
}

export type StatementView = {
  readonly label: string
  readonly tone: 'neutral' | 'brand' | 'positive'
  readonly amountText: string
  /** Reason of a hold or a failure, or that nothing was due; `null` where there is nothing to say. */
  readonly remark: string | null
}

const TONES: Readonly<Record<StatementState, StatementView['tone']>> = {
  OPEN: 'neutral',
  CLOSED: 'neutral',
  APPROVED: 'brand',
  PAYING: 'brand',
  PAID: 'positive',
  FAILED: 'brand',
  HELD: 'brand',
}

function remarkOf({ stateEnum, amount, holdReasonEnum, memo }: ShownStatement): string | null {
  if (holdReasonEnum !== null) {
    const reason = HOLD_REASON_LABELS[holdReasonEnum]
    return memo === '' ? reason : `${reason} · ${memo}`
  }
  if (stateEnum === 'FAILED') return memo === '' ? '이체하지 못했어요' : memo
  return stateEnum === 'PAID' && amount === 0 ? '지급할 금액이 없었어요' : null
}

/** Returns the texts of a statement. Source: market-rules §9.5. */
export function statementView(statement: ShownStatement): StatementView {
  return {
    label: STATEMENT_STATE_LABELS[statement.stateEnum],
    tone: TONES[statement.stateEnum],
    amountText: formatSignedWon(statement.amount),
    remark: remarkOf(statement),
  }
}

/**
 * An amount that may be taken from a store.
 * @example formatSignedWon(-12900) // '−12,900원'
 */
export function formatSignedWon(amount: Won): string {
  return amount < 0 ? `−${formatWon(-amount)}` : formatWon(amount)
}

/**
 * A fee in percent.
 * @example formatFeeRate(1050) // '10.5%'
 */
export function formatFeeRate(rateBp: number): string {
  return `${rateBp / (BASIS_POINTS / PERCENT)}%`
}

/**
 * A month in words.
 * @example formatMonth('2026-09') // '2026년 9월'
 */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

/** Sums of entries that a statement shows, in won. */
export type ShownSums = {
  readonly gross: Won
  readonly sellerDiscount: Won
  readonly marketDiscount: Won
  readonly fee: Won
  readonly feeVat: Won
  readonly payable: Won
}

/** Returns the rows from what was sold to what is paid. Source: market-rules §9.5. */
export function sumRows(
  sums: ShownSums,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: '판매·배송비 금액', value: formatSignedWon(sums.gross) },
    { label: '판매자 부담 쿠폰', value: formatSignedWon(-sums.sellerDiscount) },
    { label: '마켓 부담 쿠폰 (지급에 포함)', value: formatWon(sums.marketDiscount) },
    { label: '수수료', value: formatSignedWon(-sums.fee) },
    { label: '수수료 부가세', value: formatSignedWon(-sums.feeVat) },
  ]
}

/** Returns what an operator may do with a statement by its state; the server judges again. */
export function allowedStatementActions(state: StatementState): {
  readonly canApprove: boolean
  readonly canHold: boolean
  readonly canRelease: boolean
} {
  const steps = STATEMENT_TABLE.steps[state]
  const isHoldable = STATEMENT_TABLE.tags[state].includes('holdable')
  return {
    canApprove: 'system.approve' in steps,
    canHold: isHoldable,
    canRelease: 'system.release' in steps,
  }
}

/** True for a statement that waits for a verified account. */
export function isAccountMissing({ holdReasonEnum }: Pick<ShownStatement, 'holdReasonEnum'>) {
  return holdReasonEnum === 'ACCOUNT_MISSING'
}

/** True while a bank's answer to a transfer can be recorded. */
export function isTransferAsked(outcome: TransferOutcome): boolean {
  return outcome === 'ASKED'
}
