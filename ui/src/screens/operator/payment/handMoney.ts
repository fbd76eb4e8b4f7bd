import type { HandMoneyResult } from '@jangteo/core/payment/handMoney.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { useOpening } from '../../seller/order/useOpening.ts'
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

/** Has a refund asked for again, or opens its account. */
export function useRefundActions({ refundIdEncrypt: id }: RefundData) {
  const { toasted } = useCommands({ stale: STALE })
  const ask = useMutation({
    mutationFn: () => staffCalls.operatorPayment.askRefundAgain.call({ id }),
    ...toasted(RESULT_TEXTS.RECORDED),
  })
  const account = useOpening(`account-${id}`, {
    call: (reason) => staffCalls.operatorPayment.openRefundAccount.call({ id, reason }),
  })
  return { ask, account }
}

type Recorded<Row> = { readonly row: Row; readonly memo: string }

/**
 * Records money by hand, with a memo from a sheet of the whole table: a refused record reads the table again, whose row
 * may then be missing. The sheet closes once the record was made.
 */
function useRecord<Row>(
  name: string,
  call: (recorded: Recorded<Row>) => Promise<{ readonly resultEnum: HandMoneyResult }>,
) {
  const sheet = useSheet(name)
  const [opened, setOpened] = useState<Row | null>(null)
  const { sheeted } = useCommands({ stale: STALE })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: call,
    ...sheeted(sheet, textOf),
  })
  const open = (row: Row) => {
    reset()
    setOpened(row)
    sheet.open()
  }
  return {
    open,
    /** Row whose memo is asked for; `null` for none. */
    opened: sheet.isOpen ? opened : null,
    isBusy: isPending,
    error,
    dismiss: sheet.dismiss,
    send: (recorded: Recorded<Row>) => mutate(recorded),
  }
}

/** Records that a refund was paid. */
export function useRefundRecord() {
  return useRecord<RefundData>('refund-record', ({ row: { refundIdEncrypt: id }, memo }) =>
    staffCalls.operatorPayment.recordRefund.call({ id, memo }),
  )
}

/** A payment with what an operator found out of it. */
export type FoundPayment = {
  readonly payment: PendingData
  readonly event: PendingData['events'][number]
}

/** Records what an operator found out of a payment. */
export function usePaymentRecord() {
  return useRecord<FoundPayment>('payment-record', ({ row: { payment, event }, memo }) => {
    const { paymentGatewayIdEncrypt: id } = payment
    return staffCalls.operatorPayment.record.call({ id, type: event.type, memo })
  })
}
