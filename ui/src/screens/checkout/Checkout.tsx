import { lazy, Suspense, useEffect } from 'react'
import { Form } from '../../parts/field/Form.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import type { SavedAddress } from '../address/addressBook.ts'
import { couponAmountsOf } from '../coupon/couponQuote.ts'
import { AmountSection } from './AmountSection.tsx'
import { CheckoutAction } from './CheckoutAction.tsx'
import { CouponSection } from './CouponSection.tsx'
import { forgetCheckoutDraft, storeCheckoutDraft } from './checkoutDraft.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import type { CheckoutPageData } from './checkoutPage.ts'
import { DestinationSection } from './DestinationSection.tsx'
import { GuestPasswordSection } from './GuestPasswordSection.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { OrdererSection } from './OrdererSection.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { TermsSection } from './TermsSection.tsx'
import { useCheckout } from './useCheckout.ts'
import type { CheckoutCoupons } from './useCheckoutCoupons.ts'
import { useCouponChoice } from './useCouponChoice.ts'
import { useCheckoutForm } from './useCheckoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'
import { usePinSetting } from './usePinSetting.ts'
import { useSubmission } from './useSubmission.ts'

/** Fetched as the page is drawn: dialogs of orders that were refused, later than anything else on it. */
const CheckoutDialogs = lazy(async () => ({
  default: (await import('./CheckoutDialogs.tsx')).CheckoutDialogs,
}))

type CheckoutProps = {
  readonly page: CheckoutPageData
  /** Reason why the page could not be brought up to date; `null` when it was. */
  readonly failure: unknown
  readonly addresses: readonly SavedAddress[]
  /** Half-done form of an earlier visit; `null` without one. */
  readonly draft: CheckoutDraft | null
  readonly coupons: CheckoutCoupons
  readonly onReload: () => void
}

type Stored = Pick<CheckoutEntry, 'page' | 'choices'> &
  Pick<CheckoutCoupons, 'choice'> & {
    readonly texts: CheckoutEntry['fields']['values']
    readonly isPlaced: boolean
  }

/** Stores what is filled in with the tab, until the order is placed. */
function useStoredForm({ page, texts, choices, choice: couponList, isPlaced }: Stored): void {
  useEffect(() => {
    if (isPlaced) forgetCheckoutDraft(page)
    else storeCheckoutDraft(page, { texts, choices, couponList })
  }, [page, texts, choices, couponList, isPlaced])
}

/** The payment page: who orders, where it goes, what it is, how it is paid, what is agreed to. */
export function Checkout(props: CheckoutProps) {
  const { page, coupons } = props
  const couponAmounts = couponAmountsOf(coupons.quote)
  const entry = useCheckoutForm({ page, couponAmounts }, props)
  const submission = useSubmission(entry, coupons.quote)
  const view = useCheckout(submission, props.failure)
  const choice = useCouponChoice(page, coupons)
  const { fields, violations, choices } = entry
  const isPlaced = view.order !== null
  const isGuest = page.orderer === null
  useStoredForm({ page, texts: fields.values, choices, choice: coupons.choice, isPlaced })
  const pin = usePinSetting(entry.form.paymentMethod)
  const submit = () => (pin.isMissing ? pin.set() : view.submit(submission(), violations))
  const judged = { ...fields, isRight: violations.length === 0 }
  return (
    <Form fields={judged} onSubmit={submit}>
      <SplitPage
        aside={
          <>
            <AmountSection entry={entry} />
            <TermsSection entry={entry} />
          </>
        }
        action={<CheckoutAction entry={entry} view={view} />}
      >
        {isGuest ? <OrdererSection entry={entry} /> : null}
        <DestinationSection entry={entry} />
        <ItemsSection entry={entry} quote={coupons.quote} />
        {isGuest ? null : <CouponSection coupons={coupons} choice={choice} />}
        {isGuest ? <GuestPasswordSection entry={entry} /> : null}
        <PaymentSection entry={entry} needsNewPin={pin.isMissing} />
        {isGuest ? null : <OrdererSection entry={entry} />}
      </SplitPage>
      <Suspense>
        <CheckoutDialogs
          view={view}
          onReload={props.onReload}
          coupons={coupons}
          onChooseCoupons={choice.openFresh}
        />
      </Suspense>
    </Form>
  )
}
