import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { formatWon } from '@jangteo/core/money/money.rules'
import { CASH_RECEIPT_PURPOSE_LABELS } from '@jangteo/core/payment/cashReceipt.codes'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { CashReceipt } from '../checkout/CashReceipt.tsx'
import { MethodTiles } from '../checkout/MethodTiles.tsx'
import { usePaymentPage } from './PayableOrder.tsx'
import { useReceipt } from './useReceipt.ts'

type MethodPickerProps = {
  readonly paymentId: string
  readonly onChoose: (method: PaymentMethod, cashReceipt: CashReceiptForm | null) => void
}

/** The ways that a payment may be paid, and the button that does. */
export function MethodPicker(props: MethodPickerProps) {
  return (
    <QueryBoundary skeleton={<PickerSkeleton />}>
      <Picker {...props} />
    </QueryBoundary>
  )
}

function Picker({ paymentId, onChoose }: MethodPickerProps) {
  const page = usePaymentPage(paymentId)
  const { amount, paymentMethodList, unavailableMethodList } = page
  const [chosen, setChosen] = useState<PaymentMethod | null>(null)
  const [isMissing, setMissing] = useState(false)
  const receipt = useReceipt(chosen)
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    setMissing(false)
  }
  const pay = () => {
    if (chosen === null) setMissing(true)
    else if (!receipt.isRight) receipt.showProblems()
    else onChoose(chosen, receipt.form)
  }
  return (
    <>
      <MethodTiles
        open={paymentMethodList}
        closed={unavailableMethodList}
        last={page.paymentMethodEnum}
        chosen={chosen}
        amount={amount}
        depositDays={page.depositDays}
        onChoose={choose}
      />
      {page.cashReceipt === null ? (
        <CashReceipt method={chosen} {...receipt.entry} />
      ) : (
        <AskedReceipt method={chosen} receipt={page.cashReceipt} />
      )}
      {isMissing ? (
        <Callout tone="danger">
          <p>{CHECKOUT_MESSAGES.PAYMENT_METHOD_REQUIRED()}</p>
        </Callout>
      ) : null}
      <Button onClick={pay}>{formatWon(amount)} 결제하기</Button>
    </>
  )
}

type AskedReceiptProps = {
  readonly method: PaymentMethod | null
  readonly receipt: NonNullable<ReturnType<typeof usePaymentPage>['cashReceipt']>
}

/** The receipt that was asked for with the order, where this is paid in cash. */
function AskedReceipt({ method, receipt }: AskedReceiptProps) {
  if (method === null || !isCashMethod(method)) return null
  return (
    <p>
      현금영수증은 {CASH_RECEIPT_PURPOSE_LABELS[receipt.purposeEnum]} {receipt.maskedNumber} 번호로
      신청했어요.
    </p>
  )
}

function PickerSkeleton() {
  return (
    <>
      <Skeleton shape="board" />
      <Skeleton shape="control" />
    </>
  )
}
