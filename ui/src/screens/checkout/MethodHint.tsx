import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { CARD_METHODS, INSTALLMENT_AMOUNT_MIN_WON } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { mayPayInInstallments, waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { depositHint } from '@jangteo/core/payment/paymentMethod.view'
import { CardPlans } from '../../parts/goods/CardPlans.tsx'
import styles from './MethodTiles.module.css'

const CARDS: readonly PaymentMethod[] = CARD_METHODS

type MethodHintProps = {
  readonly method: PaymentMethod
  /** Amount to pay. */
  readonly amount: Won
  readonly depositDays: number
  /** It was remembered, not chosen now. */
  readonly isRemembered: boolean
}

/** Consequence of the chosen way to pay: until when to deposit, or the companies' instalments. */
export function MethodHint({ method, amount, depositDays, isRemembered }: MethodHintProps) {
  if (waitsForDeposit(method)) return <p className={styles.remark}>{depositHint(depositDays)}</p>
  if (!CARDS.includes(method)) return null
  return (
    <div>
      <p className={styles.remark}>
        {mayPayInInstallments(method, amount)
          ? '카드사와 할부 개월은 결제창에서 선택할 수 있어요.'
          : `할부는 ${formatWon(INSTALLMENT_AMOUNT_MIN_WON)}부터 사용할 수 있어요.`}
      </p>
      <CardPlans amount={amount} startsOpen={!isRemembered} />
    </div>
  )
}
