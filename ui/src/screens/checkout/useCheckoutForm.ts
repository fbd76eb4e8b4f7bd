import type { Destination } from '@jangteo/core/address/address.rules'
import { checkCheckout, checkoutFacts } from '@jangteo/core/checkout/checkout.rules'
import type { CheckoutSection } from '@jangteo/core/checkout/checkout.codes'
import type {
  CheckoutFacts,
  CheckoutForm,
  CheckoutViolation,
} from '@jangteo/core/checkout/checkout.rules'
import { violationText } from '@jangteo/core/checkout/violation.view'
import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import { typedZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { useState } from 'react'
import { useFields } from '../../parts/field/useFields.ts'
import type { Fields } from '../../parts/field/useFields.ts'
import type { SavedAddress } from '../address/addressBook.ts'
import type { CouponAmounts } from '../coupon/couponQuote.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import {
  fieldProblems,
  formOf,
  initialChoices,
  initialTexts,
  sectionProblem,
} from './checkoutForm.ts'
import type { CheckoutChoices, CheckoutTexts } from './checkoutForm.ts'
import { priceOfOrder, undeliverableNames } from './checkoutPage.ts'
import type { CheckoutPageData } from './checkoutPage.ts'

/** The form with everything that is computed from it. */
export type CheckoutEntry = {
  readonly page: CheckoutPageData
  readonly couponAmounts: CouponAmounts
  readonly fields: Fields<keyof CheckoutTexts>
  readonly choices: CheckoutChoices
  readonly choose: (change: Partial<CheckoutChoices>) => void
  readonly addresses: readonly SavedAddress[]
  /** The member's chosen address; `null` for guests, and without a saved one. */
  readonly address: SavedAddress | null
  readonly zone: AreaZone | null
  readonly totals: OrderTotals
  readonly facts: CheckoutFacts
  readonly form: CheckoutForm
  readonly violations: readonly CheckoutViolation[]
  /** Text of a violation; goods that can't be delivered are named with the region. */
  readonly textOf: (violation: CheckoutViolation) => string
  /** Faults of a section as a whole, once the buyer has tried to pay. */
  readonly problemOf: (section: CheckoutSection) => string | null
}

/** Order of the form: the page, and the coupon discounts. */
type CheckoutOrder = {
  readonly page: CheckoutPageData
  readonly couponAmounts: CouponAmounts
}

/** Initial values of the form. */
type CheckoutStart = {
  readonly addresses: readonly SavedAddress[]
  /** Half-done form of an earlier visit; `null` without one. */
  readonly draft: CheckoutDraft | null
}

function priced({ page, couponAmounts }: CheckoutOrder, zonecode: string) {
  const zone = typedZoneOf(zonecode, page.zoneRangeList)
  const totals = priceOfOrder(page, { zone, couponAmounts })
  return { zone, totals, facts: checkoutFacts(page, totals) }
}

/** Holds the form, and checks it by the rules of the order. */
export function useCheckoutForm(
  order: CheckoutOrder,
  { addresses, draft }: CheckoutStart,
): CheckoutEntry {
  const { page, couponAmounts } = order
  const [choices, setChoices] = useState(() => initialChoices(page, draft?.choices ?? null))
  const isGuest = page.orderer === null
  const chosen = addresses.find((each) => each.buyerAddressIdEncrypt === choices.addressId)
  const address = isGuest ? null : (chosen ?? addresses[0] ?? null)
  const judge = (texts: CheckoutTexts) => {
    const destination: Destination | null = isGuest ? texts : address
    const price = priced(order, destination?.zonecode ?? '')
    const form = formOf({ texts, choices, destination, facts: price.facts })
    return { ...price, form, violations: checkCheckout(form, price.facts) }
  }
  const opened = { ...initialTexts(page), ...draft?.texts }
  const fields = useFields<keyof CheckoutTexts>(opened, (texts) =>
    fieldProblems(judge(texts).violations),
  )
  const judged = judge(fields.values)
  const place = { names: undeliverableNames(page, judged.totals), zone: judged.zone }
  const textOf = (violation: CheckoutViolation) => violationText(violation.code, place)
  return {
    page,
    couponAmounts,
    fields,
    choices,
    choose: (change) => setChoices((former) => ({ ...former, ...change })),
    addresses,
    address,
    ...judged,
    textOf,
    problemOf: (section) => {
      const found = fields.failedCount === 0 ? null : sectionProblem(judged.violations, section)
      return found === null ? null : textOf(found)
    },
  }
}
