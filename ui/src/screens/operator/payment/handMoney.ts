import type { HandMoneyResult } from '@jangteo/core/payment/handMoney.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

/** Money that has to go back. */
export type RefundData = StaffAnswers['operatorPayment']['refunds']['content'][number]

/** A payment that waits. */
export type PendingData = StaffAnswers['operatorPayment']['pending']['content'][number]

const RESULT_TEXTS: Readonly<Record<HandMoneyResult, string>> = {
  RECORDED: '처리했어요.',
  APPROVAL_ASKED: '다른 담당자에게 승인을 요청했어요.',
}

/** Handles the outcome of money by hand: a toast, and the tables again. */
export function useMoneyAnswers() {
  const toast = useToast()
  const queryClient = useQueryClient()
  return {
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffCalls.operatorPayment.key() }),
    report: (result: HandMoneyResult) => toast({ text: RESULT_TEXTS[result] }),
  }
}

/** Has a refund asked for again, records that it was paid, or opens its account. */
export function useRefundActions({ refundIdEncrypt: id }: Pick<RefundData, 'refundIdEncrypt'>) {
  const { report, ...answers } = useMoneyAnswers()
  const ask = useMutation({
    mutationFn: () => staffCalls.operatorPayment.askRefundAgain.call({ id }),
    ...answers,
    onSuccess: () => report('RECORDED'),
  })
  const record = useMutation({
    mutationFn: (memo: string) => staffCalls.operatorPayment.recordRefund.call({ id, memo }),
    ...answers,
    onSuccess: ({ resultEnum }) => report(resultEnum),
  })
  const account = useMutation({
    mutationFn: (reason: string) =>
      staffCalls.operatorPayment.openRefundAccount.call({ id, reason }),
    onError: answers.onError,
  })
  return { ask, record, account }
}

/** Records what an operator found out of a payment. */
export function usePaymentRecord({ paymentGatewayIdEncrypt: id }: PendingData) {
  const { report, ...answers } = useMoneyAnswers()
  return useMutation({
    mutationFn: (found: {
      readonly type: PendingData['events'][number]['type']
      readonly memo: string
    }) => staffCalls.operatorPayment.record.call({ id, ...found }),
    ...answers,
    onSuccess: ({ resultEnum }) => report(resultEnum),
  })
}
