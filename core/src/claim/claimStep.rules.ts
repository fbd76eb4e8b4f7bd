import type { ChartTable } from '../chart/table.rules.ts'
import type { AdditionalPaymentEndRefusal } from './additional/additionalPayment.codes.ts'
import { CANCEL_CLAIM_TABLE } from './cancelClaim.table.gen.ts'
import type {
  CancelClaimEffect,
  CancelClaimEventType,
  CancelClaimFact,
  CancelClaimRefusal,
  CancelClaimTag,
} from './cancelClaim.table.gen.ts'
import type { ClaimState } from './claim.codes.ts'
import { EXCHANGE_CLAIM_TABLE } from './exchangeClaim.table.gen.ts'
import type {
  ExchangeClaimEffect,
  ExchangeClaimEventType,
  ExchangeClaimFact,
  ExchangeClaimRefusal,
  ExchangeClaimTag,
} from './exchangeClaim.table.gen.ts'
import { RETURN_CLAIM_TABLE } from './returnClaim.table.gen.ts'
import type {
  ReturnClaimEffect,
  ReturnClaimEventType,
  ReturnClaimFact,
  ReturnClaimRefusal,
  ReturnClaimTag,
} from './returnClaim.table.gen.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal.codes.ts'

export type ClaimEventType = CancelClaimEventType | ExchangeClaimEventType | ReturnClaimEventType
export type ClaimFact = CancelClaimFact | ExchangeClaimFact | ReturnClaimFact
export type ClaimEffect = CancelClaimEffect | ExchangeClaimEffect | ReturnClaimEffect
/** The codes of the charts' steps, and those that only facts give as a reason. */
export type ClaimRefusal =
  | CancelClaimRefusal
  | ExchangeClaimRefusal
  | ReturnClaimRefusal
  | AdditionalPaymentEndRefusal
  | 'CLAIM_DISPUTE_UPHELD'
  | 'EXCHANGE_RESHIPPING_OUT_OF_STOCK'
  | WithdrawalRefusal
type ClaimTag = CancelClaimTag | ExchangeClaimTag | ReturnClaimTag

/**
 * The charts of cancels, exchanges and returns as one: their states have nothing in common but the end of a withdrawn
 * claim, so the state says whose step it is. A deposit that was cancelled has no steps. Source: spec §4.
 * Claims begin as `CLAIM_BIRTHS` has it.
 */
export const CLAIM_TABLE: Omit<
  ChartTable<ClaimState, ClaimEventType, ClaimFact, ClaimEffect, ClaimRefusal, ClaimTag>,
  'initial'
> = {
  otherwise: {
    CB: 'NOT_CHANGE_STATUS',
    ...CANCEL_CLAIM_TABLE.otherwise,
    ...EXCHANGE_CLAIM_TABLE.otherwise,
    ...RETURN_CLAIM_TABLE.otherwise,
  },
  tags: {
    CB: ['terminal'],
    ...CANCEL_CLAIM_TABLE.tags,
    ...EXCHANGE_CLAIM_TABLE.tags,
    ...RETURN_CLAIM_TABLE.tags,
  },
  steps: {
    CB: {},
    ...CANCEL_CLAIM_TABLE.steps,
    ...EXCHANGE_CLAIM_TABLE.steps,
    ...RETURN_CLAIM_TABLE.steps,
  },
}

/** Facts that no chart of another claim type asks for. */
export const NO_CLAIM_FACTS: Readonly<Record<ClaimFact, false>> = {
  isAnswerDue: false,
  isCompletedAtOnce: false,
  isConvertible: false,
  isDeliveryAssumable: false,
  isDepositReversed: false,
  isInspectionOpen: false,
  isPaymentEndable: false,
  isResendable: false,
  isWithdrawable: false,
  isReshippable: false,
  isReshipped: false,
  isSettled: false,
}
