import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { Button } from '../../parts/action/Button.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { MethodPicker } from './MethodPicker.tsx'
import { PayableOrder } from './PayableOrder.tsx'
import styles from './Payment.module.css'

type MethodChoiceProps = {
  readonly title: string
  readonly paymentId: string
  readonly onChoose: (method: PaymentMethod, cashReceipt: CashReceiptForm | null) => void
  /** Back to where the buyer came from; the way to pay stays. */
  readonly onKeep: () => void
}

/** Another way to pay for an order that is placed already. */
export function MethodChoice({ title, paymentId, onChoose, onKeep }: MethodChoiceProps) {
  return (
    <Column width="form">
      <h1 className={styles.title}>{title}</h1>
      <PayableOrder paymentId={paymentId} />
      <MethodPicker paymentId={paymentId} onChoose={onChoose} />
      <Button variant="outline" onClick={onKeep}>
        이전으로
      </Button>
    </Column>
  )
}
