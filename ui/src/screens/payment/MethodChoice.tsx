import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { formatWon } from '@jangteo/core/money/money.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { Button } from '../../parts/Button.tsx'
import { Callout } from '../../parts/Callout.tsx'
import { Column } from '../../parts/Column.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { MethodTiles } from './MethodTiles.tsx'
import { PayableOrder, usePaymentPage } from './PayableOrder.tsx'
import styles from './Payment.module.css'

type MethodChoiceProps = {
  readonly title: string
  readonly paymentId: string
  readonly onChoose: (method: PaymentMethod) => void
  /** Back to where the buyer came from; the way to pay stays. */
  readonly onKeep: () => void
}

/** Another way to pay for an order that is placed already. */
export function MethodChoice({ title, paymentId, onChoose, onKeep }: MethodChoiceProps) {
  return (
    <Column width="form">
      <h1 className={styles.title}>{title}</h1>
      <PayableOrder paymentId={paymentId} />
      <QueryBoundary skeleton={<ChoiceSkeleton />}>
        <Choice paymentId={paymentId} onChoose={onChoose} />
      </QueryBoundary>
      <Button variant="outline" onClick={onKeep}>
        이전으로
      </Button>
    </Column>
  )
}

function Choice({ paymentId, onChoose }: Pick<MethodChoiceProps, 'paymentId' | 'onChoose'>) {
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

function ChoiceSkeleton() {
  return (
    <>
      <Skeleton shape="board" />
      <Skeleton shape="control" />
    </>
  )
}
