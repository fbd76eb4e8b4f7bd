import { BUILDING_ENTRIES } from '@jangteo/core/address/buildingEntry.codes'
import { DELIVERY_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { CHECKOUT_TERMS } from '@jangteo/core/checkout/checkout.codes'
import { ADDRESS_CHANGE_REASONS } from '@jangteo/core/order/order.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { receiver, zonecode } from '../address/address.schemas.ts'
import { cartGroup, priceTotals } from '../cart/cart.schemas.ts'
import { couponPick } from '../coupon/coupon.schemas.ts'
import { cashReceiptInput } from '../payment/payment.schemas.ts'
import { opaqueId, plainId, won, wonTotal } from '../wire/wire.schemas.ts'

/** The coupons that the buyer chose; of one line and one store each kind once. */
const couponPicks = z.array(couponPick).max(200).default([])

const cartIds = z.array(plainId).min(1).max(100)

/** A shipping group at the chosen address, as the checkout shows it; fees in won. */
export const pricedGroup = cartGroup.extend({
  fee: won,
  areaFee: won,
  isDeliverable: z.boolean(),
})

export const orderSummaryInput = z.object({
  cartIdList: cartIds,
  /** Postcode of the delivery address; `null` prices for the mainland. */
  zonecode: zonecode.nullable(),
  couponList: couponPicks,
})

export const shippingAreaInput = z.object({ cartIdList: cartIds, zonecode })

/** `extraPrice` in won. `reason` says why a group cannot be delivered there. */
export const shippingAreaAnswer = z.object({
  groups: z.array(
    z.object({
      groupKey: z.string(),
      possible: z.boolean(),
      reason: z.enum(ADDRESS_CHANGE_REASONS).extract(['AREA']).nullable(),
      extraPrice: won,
    }),
  ),
})

export const orderSummary = z.object({ groups: z.array(pricedGroup), totals: priceTotals })

const text = z.string().max(200)

/** The buyer's checkout form. The fields are judged by `checkCheckout`, so that every reason is reported at once. */
export const placeOrderInput = z.object({
  cartIdList: cartIds,
  couponList: couponPicks,
  orderer: z.object({ name: text, mobile: text, email: text }),
  receiver: receiver.nullable(),
  /** `null` asks for nothing. */
  deliveryRequestEnum: z.enum(DELIVERY_REQUESTS).nullable().default(null),
  deliveryRequestText: text.default(''),
  /** Way of the courier into the building; `null` says nothing. */
  buildingEntryEnum: z.enum(BUILDING_ENTRIES).nullable().default(null),
  /** Needed for DOOR_CODE only. */
  doorCodeText: text.default(''),
  paymentMethodEnum: z.enum(PAYMENT_METHODS).nullable(),
  /** The cash receipt that is asked for; `null` asks for none. It counts where the order is paid in cash. */
  cashReceipt: cashReceiptInput.nullable().default(null),
  /** Set for guests only. */
  guestPassword: z.object({ password: text, confirmation: text }).nullable().default(null),
  /** Each consent with the version of the text that the buyer read; custom-made goods need CUSTOM_MADE too. */
  agreedTermsList: z
    .array(z.object({ termsEnum: z.enum(CHECKOUT_TERMS), version: z.int().min(1) }))
    .max(10),
  /** The amount that the buyer saw; only compared, never believed. Prices of one piece likewise. */
  payableAmount: wonTotal,
  seenLines: z
    .array(z.object({ cartId: plainId, salePrice: won, quantity: z.int().min(1) }))
    .max(100),
})

export const placedOrder = z.object({
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  paymentGatewayIdEncrypt: opaqueId,
  payableAmount: won,
})
