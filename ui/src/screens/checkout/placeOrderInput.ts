import type { CheckoutSubmission } from '@jangteo/core/checkout/checkout.chart'
import type { Calls } from '@jangteo/http/call/calls'

type PlaceOrderInput = Parameters<Calls['checkout']['place']['call']>[0]

/** A submitted order as the call carries it; only the fields of a destination leave the page. */
export function toPlaceOrderInput({
  form,
  seenLines,
  seenPayableAmount,
}: CheckoutSubmission): PlaceOrderInput {
  const { orderer, destination, deliveryRequest, guestPassword, agreedTerms } = form
  return {
    cartIdList: seenLines.map(({ cartId }) => cartId),
    orderer,
    receiver: destination === null ? null : receiverOf(destination),
    deliveryRequestEnum: deliveryRequest.preset,
    deliveryRequestText: deliveryRequest.typed,
    paymentMethodEnum: form.paymentMethod,
    guestPassword: guestPassword === null ? null : { ...guestPassword },
    agreedTermsList: [...agreedTerms],
    customMadeConsentYn: form.hasCustomMadeConsent ? 'Y' : 'N',
    payableAmount: seenPayableAmount,
    seenLines: seenLines.map((line) => ({ ...line })),
  }
}

function receiverOf(destination: NonNullable<CheckoutSubmission['form']['destination']>) {
  const { receiverName, receiverMobile, zonecode, roadAddress, detailAddress } = destination
  return { receiverName, receiverMobile, zonecode, roadAddress, detailAddress }
}
