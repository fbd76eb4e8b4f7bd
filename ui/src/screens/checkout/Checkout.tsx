import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { useEffect } from 'react'
import { useNavigate } from '../../lib/router.ts'
import { Form } from '../../parts/field/Form.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import type { SavedAddress } from '../address/addressBook.ts'
import { toViolations } from '../cart/cartData.ts'
import { couponAmountsOf } from '../coupon/couponQuote.ts'
import { AmountSection } from './AmountSection.tsx'
import { CheckoutAction } from './CheckoutAction.tsx'
import { CheckoutDialogs } from './CheckoutDialogs.tsx'
import { CouponRefusedDialog } from './CouponRefusedDialog.tsx'
import { CouponSection } from './CouponSection.tsx'
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
import { useSubmission } from './useSubmission.ts'

type CheckoutProps = {
  readonly page: CheckoutPageData
  /** Reason why the page could not be brought up to date; `null` when it was. */
  readonly failure: unknown
  readonly addresses: readonly SavedAddress[]
  readonly coupons: CheckoutCoupons
  readonly onReload: () => void
}

/** Notify the chart what the server says of the lines, and goes on to the payment when the order is placed. */
function useCheckoutEvents(failure: unknown) {
  const navigate = useNavigate()
  const { view, order, send } = useCheckout()
  useEffect(() => {
    const blocked = isRefusal(failure, 'CART_NOT_BUYABLE') ? failure.data.violations : []
    send({ type: 'facts.changed', violations: toViolations(blocked) })
  }, [failure, send])
  useEffect(() => {
    if (order === null) return
    const { paymentId: paymentGatewayIdEncrypt, payableAmount } = order
    const url = routes.orderProcessing({ paymentGatewayIdEncrypt })
    void navigate(url, { replace: true, state: { payableAmount } })
  }, [order, navigate])
  return { view, send }
}

/** The payment page: who orders, where it goes, what it is, how it is paid, what is agreed to. */
export function Checkout(props: CheckoutProps) {
  const { view, send } = useCheckoutEvents(props.failure)
  const { page, addresses, coupons } = props
  const couponAmounts = couponAmountsOf(coupons.quote)
  const entry = useCheckoutForm({ page, couponAmounts }, addresses)
  const submission = useSubmission(entry, coupons.quote)
  const choice = useCouponChoice(page, coupons)
  const { fields, violations } = entry
  const submit = () => send({ type: 'buyer.submit', submission: submission(), violations })
  const judged = { ...fields, isRight: violations.length === 0 }
  return (
    <Form fields={judged} onSubmit={submit}>
      <SplitPage
        aside={<AmountSection entry={entry} />}
        action={<CheckoutAction entry={entry} view={view} />}
      >
        <OrdererSection entry={entry} />
        <DestinationSection entry={entry} />
        <ItemsSection entry={entry} quote={coupons.quote} />
        {page.orderer === null ? null : <CouponSection coupons={coupons} choice={choice} />}
        {page.orderer === null ? <GuestPasswordSection entry={entry} /> : null}
        <PaymentSection entry={entry} />
        <TermsSection entry={entry} />
      </SplitPage>
      <CheckoutDialogs view={view} send={send} onReload={props.onReload} />
      <CouponRefusedDialog view={view} send={send} coupons={coupons} onChoose={choice.openFresh} />
    </Form>
  )
}
