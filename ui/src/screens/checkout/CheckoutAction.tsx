import { payButtonText } from '@jangteo/core/checkout/checkout.messages'
import type { CheckoutView } from '@jangteo/core/checkout/checkout.view'
import { Button } from '../../parts/action/Button.tsx'
import styles from './Checkout.module.css'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type CheckoutActionProps = { readonly entry: CheckoutEntry; readonly view: CheckoutView }

function reasonOf({ entry, view }: CheckoutActionProps): string | null {
  const [first] = entry.violations
  if (view.busyText !== null) return view.busyText
  if (first !== undefined) return entry.textOf(first)
  return view.hints[0]?.text ?? view.noticeText
}

/** The way to pay, with what is still missing for it. */
export function CheckoutAction(props: CheckoutActionProps) {
  const { entry, view } = props
  const reason = reasonOf(props)
  return (
    <div className={styles.action}>
      <p className={styles.reason} aria-live="polite">
        {reason}
      </p>
      <Button type="submit" isWide isBusy={view.isBusy} aria-disabled={entry.violations.length > 0}>
        {payButtonText(entry.totals.payableAmount)}
      </Button>
    </div>
  )
}
