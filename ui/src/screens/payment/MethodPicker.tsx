import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { formatWon } from '@jangteo/core/money/money.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { Button } from '../../parts/Button.tsx'
import { Callout } from '../../parts/Callout.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { MethodTiles } from './MethodTiles.tsx'
import { usePaymentPage } from './PayableOrder.tsx'

type MethodPickerProps = {
  readonly paymentId: string
  readonly onChoose: (method: PaymentMethod) => void
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
  const { amount, paymentMethodList, unavailableMethodList } = usePaymentPage(paymentId)
  const [chosen, setChosen] = useState<PaymentMethod | null>(null)
  const [isMissing, setMissing] = useState(false)
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    setMissing(false)
  }
  const pay = () => {
    if (chosen === null) setMissing(true)
    else onChoose(chosen)
  }
  return (
    <>
      <MethodTiles
        open={paymentMethodList}
        closed={unavailableMethodList}
        chosen={chosen}
        amount={amount}
        onChoose={choose}
      />
      {isMissing ? (
        <Callout tone="danger">
          <p>{CHECKOUT_MESSAGES.PAYMENT_METHOD_REQUIRED()}</p>
        </Callout>
      ) : null}
      <Button onClick={pay}>{formatWon(amount)} 결제하기</Button>
    </>
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
