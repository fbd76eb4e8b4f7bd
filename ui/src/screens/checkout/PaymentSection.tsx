import { newPinHint } from '@jangteo/core/payment/paymentMethod.view'
import { payableMethods } from '@jangteo/core/checkout/checkout.rules'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { MethodTiles } from './MethodTiles.tsx'
import { CashReceipt } from './CashReceipt.tsx'
import styles from './Checkout.module.css'
import { chosenMethod } from './checkoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type PaymentSectionProps = {
  readonly entry: CheckoutEntry
  /** The chosen way to pay needs a payment PIN that the member has not set yet. */
  readonly needsNewPin: boolean
}

/** The way the order is paid; an order that costs nothing asks for no choice. */
export function PaymentSection({ entry, needsNewPin }: PaymentSectionProps) {
  const { facts, choices, choose, page } = entry
  const open = payableMethods(facts.openMethods, facts.payableAmount)
  return (
    <PageSection title="결제수단" problem={entry.problemOf('payment')}>
      {open.includes('FREE') ? (
        <p className={styles.remark}>결제할 금액이 없어요. 바로 주문이 완료돼요.</p>
      ) : (
        <MethodTiles
          open={open}
          closed={page.unavailableMethodList}
          last={page.lastPaymentMethodEnum}
          chosen={chosenMethod(choices, facts)}
          amount={facts.payableAmount}
          depositDays={page.depositDays}
          onChoose={(paymentMethod) => choose({ paymentMethod })}
        />
      )}
      {needsNewPin ? <p className={styles.remark}>{newPinHint()}</p> : null}
      <CashReceipt
        method={entry.form.paymentMethod}
        choices={choices}
        choose={choose}
        stateOf={entry.fields.stateOf}
      />
    </PageSection>
  )
}
