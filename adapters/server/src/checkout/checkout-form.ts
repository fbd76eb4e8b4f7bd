import type { placeOrderInput } from '@jangteo/contract/checkout/checkout.schemas'
import type { CheckoutForm } from '@jangteo/core/checkout/checkout.rules'
import type { z } from 'zod'
import { toReceiptForm } from '../payment/cash-receipt.ts'

export type PlaceOrderInput = z.output<typeof placeOrderInput>

/** Maps the buyer's form to the rules. */
export function toCheckoutForm(input: PlaceOrderInput): CheckoutForm {
  return {
    orderer: input.orderer,
    destination: input.receiver,
    deliveryRequest: { preset: input.deliveryRequestEnum, typed: input.deliveryRequestText },
    buildingEntry: { entry: input.buildingEntryEnum, doorCode: input.doorCodeText },
    guestPassword: input.guestPassword,
    paymentMethod: input.paymentMethodEnum,
    cashReceipt: toReceiptForm(input.cashReceipt),
    agreedTerms: input.agreedTermsList.map(({ termsEnum: term, version }) => ({ term, version })),
  }
}
