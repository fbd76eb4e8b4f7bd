import { formatWon, sumWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { additionalViewOf } from '../claim/additional/additionalData.ts'
import type { MemberPage } from './useMyPage.ts'
import styles from './WaitingPayments.module.css'

type WaitingPaymentsProps = {
  readonly payments: MemberPage['additionalPaymentList']
  readonly nowMs: number
}

/** Additional payments that claims of the member wait for; nothing without one. */
export function WaitingPayments({ payments, nowMs }: WaitingPaymentsProps) {
  const [first, ...others] = payments
  if (first === undefined) return null
  const { dueText } = additionalViewOf(first.claimTypeEnum, first, nowMs)
  const to =
    others.length === 0
      ? routes.additionalPayPayment(first.orderClaimIdEncrypt)
      : routes.additionalPay()
  return (
    <section className={styles.waiting} aria-label="결제를 기다리는 추가결제">
      <div className={styles.facts}>
        <p className={styles.amount}>
          추가결제 {formatWon(sumWon(payments.map(({ amount }) => amount)))}
        </p>
        <p className={styles.note}>
          {first.goodsName}
          {others.length === 0 ? '' : ` 외 ${others.length}건`}
          {dueText === null ? '' : ` · ${dueText}`}
        </p>
      </div>
      <ButtonLink size="s" variant="inverse" to={to}>
        결제하기
      </ButtonLink>
    </section>
  )
}
