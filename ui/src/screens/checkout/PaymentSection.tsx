import { DEPOSIT_DAYS } from '@jangteo/core/calendar/deadline.rules'
import { payableMethods } from '@jangteo/core/checkout/checkout.rules'
import {
  INSTALLMENT_AMOUNT_MIN_WON,
  PAYMENT_METHOD_LABELS,
} from '@jangteo/core/payment/payment.codes'
import { mayPayInInstallments, waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { methodGroups } from '@jangteo/core/payment/paymentMethod.view'
import { formatWon } from '@jangteo/core/money/money.rules'
import { PageSection } from '../../parts/PageSection.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import styles from './Checkout.module.css'
import { chosenMethod } from './checkoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** The ways to pay in groups; what is closed to the buyer stands among them with its reason. */
export function PaymentSection({ entry }: { readonly entry: CheckoutEntry }) {
  const { facts, choices, choose, page } = entry
  const open = payableMethods(facts.openMethods, facts.payableAmount)
  const closed = new Map(
    page.unavailableMethodList.map((each) => [each.paymentMethodEnum, each.message]),
  )
  const chosen = chosenMethod(choices, facts)
  const shown = open.includes('FREE') ? [] : [...open, ...closed.keys()]
  return (
    <PageSection title="결제수단" problem={entry.problemOf('payment')}>
      {open.includes('FREE') ? <p>{PAYMENT_METHOD_LABELS.FREE}</p> : null}
      {methodGroups(shown).map(({ title, methods }) => (
        <RadioGroup
          key={title}
          legend={title}
          look="tiles"
          value={chosen}
          choices={methods.map((value) => ({
            value,
            label: PAYMENT_METHOD_LABELS[value],
            isDisabled: closed.has(value),
          }))}
          onChange={(paymentMethod) => choose({ paymentMethod })}
        />
      ))}
      {[...closed].map(([method, message]) => (
        <p key={method} className={styles.remark}>
          {PAYMENT_METHOD_LABELS[method]}: {message}
        </p>
      ))}
      <MethodHint entry={entry} />
    </PageSection>
  )
}

/** What follows from the chosen way to pay. */
function MethodHint({ entry: { choices, facts } }: { readonly entry: CheckoutEntry }) {
  const method = chosenMethod(choices, facts)
  if (method === null) return null
  if (waitsForDeposit(method)) {
    return (
      <p className={styles.remark}>
        계좌를 발급받고 {DEPOSIT_DAYS}일 안에 입금하면 주문이 완료돼요.
      </p>
    )
  }
  if (mayPayInInstallments(method, facts.payableAmount)) {
    return <p className={styles.remark}>할부 개월은 결제창에서 골라요.</p>
  }
  return method === 'CARD' ? (
    <p className={styles.remark}>
      할부는 {formatWon(INSTALLMENT_AMOUNT_MIN_WON)}부터 쓸 수 있어요.
    </p>
  ) : null
}
