import type { HandMoneyResult } from '@jangteo/core/payment/handMoney.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

/** Money that has to go back. */
export type RefundData = StaffAnswers['operatorPayment']['refunds']['content'][number]

/** A payment that waits. */
export type PendingData = StaffAnswers['operatorPayment']['pending']['content'][number]

const RESULT_TEXTS: Readonly<Record<HandMoneyResult, string>> = {
  RECORDED: '처리했어요.',
  APPROVAL_ASKED: '다른 담당자에게 승인을 요청했어요.',
}

const STALE = [staffCalls.operatorPayment.key(), staffCalls.approval.key()]

const textOf = ({ resultEnum }: { readonly resultEnum: HandMoneyResult }) =>
  RESULT_TEXTS[resultEnum]

/** Has a refund asked for again, records that it was paid, or opens its account. */
export function useRefundActions({ refundIdEncrypt: id }: Pick<RefundData, 'refundIdEncrypt'>) {
  const toast = useToast()
  const { toasted } = useCommands({ stale: STALE })
  const ask = useMutation({
    mutationFn: () => staffCalls.operatorPayment.askRefundAgain.call({ id }),
    ...toasted(RESULT_TEXTS.RECORDED),
  })
  const record = useMutation({
    mutationFn: (memo: string) => staffCalls.operatorPayment.recordRefund.call({ id, memo }),
    ...toasted(textOf),
  })
  const account = useMutation({
    mutationFn: (reason: string) =>
      staffCalls.operatorPayment.openRefundAccount.call({ id, reason }),
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return { ask, record, account }
}

type FoundPayment = {
  readonly type: PendingData['events'][number]['type']
  readonly memo: string
}

/** Records what an operator found out of a payment. */
export function usePaymentRecord({ paymentGatewayIdEncrypt: id }: PendingData) {
  const { toasted } = useCommands({ stale: STALE })
  return useMutation({
    mutationFn: (found: FoundPayment) => staffCalls.operatorPayment.record.call({ id, ...found }),
    ...toasted(textOf),
  })
}
