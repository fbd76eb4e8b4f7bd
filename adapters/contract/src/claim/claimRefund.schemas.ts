import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { z } from 'zod'
import { zonecode } from '../address/address.schemas.ts'
import { opaqueId } from '../wire/wire.schemas.ts'

/** Claimed items of one shipping group. */
export const claimedItems = {
  ordersIdEncrypt: opaqueId,
  orderShippingPriceIdEncrypt: opaqueId,
  orderItemIdEncryptList: z.array(opaqueId).max(100),
}

/** Claim to quote, with the postcodes of pickup and replacement; `null` is the order's address. */
export const claimRefundInput = z.object({
  ...claimedItems,
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  pickupZonecode: zonecode.nullable().default(null),
  reshipZonecode: zonecode.nullable().default(null),
})
