import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { SHOWN_WALLETS } from '@jangteo/core/payment/paymentMethod.view'
import styles from './MethodMark.module.css'

const WALLETS: readonly PaymentMethod[] = SHOWN_WALLETS

/** Name of a way to pay; a wallet has the dot of its colour before it. */
export function MethodMark({ method }: { readonly method: PaymentMethod }) {
  const isWallet = WALLETS.includes(method)
  return (
    <span className={styles.mark} data-wallet={isWallet}>
      {isWallet ? <span className={styles.dot} data-method={method} aria-hidden /> : null}
      {PAYMENT_METHOD_LABELS[method]}
    </span>
  )
}
