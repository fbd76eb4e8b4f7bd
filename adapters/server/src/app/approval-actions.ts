import { writeAdjustment } from '../settlement/adjust-settlement.ts'
import { recordApprovedDeposit } from '../operator/payment/act-on-payment.ts'
import { recordApprovedRefund } from '../operator/payment/act-on-refund.ts'
import type { ApprovalActions } from '../staff/approvals.ts'
import { approveRole } from '../staff/approve-role.ts'

/** Actions that a second operator's approval carries out, by their kinds. */
export const APPROVAL_ACTIONS: ApprovalActions['Service'] = {
  ADJUSTMENT: writeAdjustment,
  DEPOSIT: recordApprovedDeposit,
  REFUND: recordApprovedRefund,
  ROLE: approveRole,
}
