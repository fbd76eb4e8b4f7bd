import { BUILDING_ENTRIES } from '@jangteo/core/address/buildingEntry.codes'
import { DELIVERY_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import {
  CASH_RECEIPT_ID_KINDS,
  CASH_RECEIPT_PURPOSES,
} from '@jangteo/core/payment/cashReceipt.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../lib/drafts.ts'
import { storedDestination } from '../address/storedDestination.ts'
import type { CouponList } from '../coupon/couponQuote.ts'
import type { CheckoutChoices, CheckoutTexts } from './checkoutForm.ts'

/** Fields of a payment page that name its draft: its lines, and who orders; `null` for a guest. */
export type DraftedPage = {
  readonly groups: readonly { readonly lines: readonly { readonly cartId: number }[] }[]
  readonly orderer: object | null
}

/** Form of the payment page as it is entered. */
export type EnteredCheckout = {
  readonly texts: CheckoutTexts
  readonly choices: CheckoutChoices
  /** The buyer's own choice of coupons; `null` for the best. */
  readonly couponList: CouponList | null
}

/**
 * The part of a half-done form that a tab stores: no password, no code of a door and no number of a card, and no consent, since nothing
 * is agreed to beforehand.
 */
export type CheckoutDraft = {
  readonly texts: Omit<CheckoutTexts, 'doorCode' | 'password' | 'confirmation' | 'receiptCard'>
  readonly choices: Omit<CheckoutChoices, 'agreedTerms'>
  readonly couponList: CouponList | null
}

const draft = z.object({
  texts: z.extend(storedDestination, {
    ordererName: z.string(),
    ordererMobile: z.string(),
    ordererEmail: z.string(),
    request: z.string(),
    receiptMobile: z.string(),
    receiptBusinessNumber: z.string(),
  }),
  choices: z.object({
    addressId: z.nullable(z.string()),
    preset: z.nullable(z.enum(DELIVERY_REQUESTS)),
    entry: z.nullable(z.enum(BUILDING_ENTRIES)),
    paymentMethod: z.nullable(z.enum(PAYMENT_METHODS)),
    receiptPurpose: z.nullable(z.enum(CASH_RECEIPT_PURPOSES)),
    receiptKind: z.nullable(z.enum(CASH_RECEIPT_ID_KINDS)),
  }),
  couponList: z.nullable(
    z.array(
      z.union([
        z.object({ couponIssueIdEncrypt: z.string(), cartId: z.int() }),
        z.object({ couponIssueIdEncrypt: z.string(), storeUrl: z.string() }),
      ]),
    ),
  ),
}) satisfies z.ZodMiniType<CheckoutDraft>

/**
 * Name of the draft of these lines, whatever their order. What a guest typed is not taken for the data of the member
 * who logs in at the page.
 */
function nameOf({ groups, orderer }: DraftedPage): string {
  const cartIds = groups.flatMap(({ lines }) => lines.map(({ cartId }) => cartId))
  const sorted = cartIds.toSorted((a, b) => a - b).join('-')
  return `checkout.${orderer === null ? 'guest' : 'member'}.${sorted}`
}

/** Returns the half-done form of the page's lines; `null` when the tab stores none. */
export function readCheckoutDraft(page: DraftedPage): CheckoutDraft | null {
  return readDraft(nameOf(page), draft)
}

/** Stores the form as it is now, as far as its schema goes. */
export function storeCheckoutDraft(page: DraftedPage, entered: EnteredCheckout): void {
  storeDraft(nameOf(page), draft.parse(entered))
}

/** Forgets it: the order was placed. */
export function forgetCheckoutDraft(page: DraftedPage): void {
  forgetDraft(nameOf(page))
}
