import type { CheckoutSubmission, ChosenCoupon } from '@jangteo/core/checkout/checkout.chart'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import type { Inputs } from '@jangteo/http/call/calls'

type PlaceOrderInput = Inputs['checkout']['place']

/** Chosen coupons as the calls carry them. */
export function toCouponList(coupons: readonly ChosenCoupon[]): PlaceOrderInput['couponList'] {
  return coupons.map(({ couponIssueId: couponIssueIdEncrypt, ...place }) => ({
    couponIssueIdEncrypt,
    ...place,
  }))
}

/** A submitted order as the call carries it; only the fields of a destination leave the page. */
export function toPlaceOrderInput({
  form,
  seenLines,
  coupons,
  seenPayableAmount,
}: CheckoutSubmission): PlaceOrderInput {
  const { orderer, destination, deliveryRequest, buildingEntry, guestPassword, agreedTerms } = form
  return {
    cartIdList: seenLines.map(({ cartId }) => cartId),
    couponList: toCouponList(coupons),
    orderer,
    receiver: destination === null ? null : receiverOf(destination),
    deliveryRequestEnum: deliveryRequest.preset,
    deliveryRequestText: deliveryRequest.typed,
    buildingEntryEnum: buildingEntry.entry,
    doorCodeText: buildingEntry.doorCode,
    paymentMethodEnum: form.paymentMethod,
    cashReceipt: toReceiptInput(form.cashReceipt),
    guestPassword: guestPassword === null ? null : { ...guestPassword },
    agreedTermsList: agreedTerms.map(({ term: termsEnum, version }) => ({ termsEnum, version })),
    payableAmount: seenPayableAmount,
    seenLines: seenLines.map((line) => ({ ...line })),
  }
}

/** A receipt that is asked for as the calls carry it. */
export function toReceiptInput(receipt: CashReceiptForm | null) {
  if (receipt === null) return null
  const { purpose: purposeEnum, kind: numberKindEnum, number } = receipt
  return { purposeEnum, numberKindEnum, number }
}

function receiverOf(destination: NonNullable<CheckoutSubmission['form']['destination']>) {
  const { receiverName, receiverMobile, zonecode, roadAddress, detailAddress } = destination
  return { receiverName, receiverMobile, zonecode, roadAddress, detailAddress }
}
