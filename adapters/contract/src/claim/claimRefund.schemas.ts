import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { z } from 'zod'
import { opaqueId } from '../wire/wire.schemas.ts'

export const zonecode = z.string().regex(/^\d{5}$/)

/** The items of one shipping group that a claim is about. */
export const claimedItems = {
  ordersIdEncrypt: opaqueId,
  orderShippingPriceIdEncrypt: opaqueId,
  orderItemIdEncryptList: z.array(opaqueId).max(100),
}

/**
 * Target that a claim is to be computed for. Postcodes of where goods are fetched and others go; `null` is the order's
 * address.
 */
export const claimRefundInput = z.object({
  ...claimedItems,
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  pickupZonecode: zonecode.nullable().default(null),
  reshipZonecode: zonecode.nullable().default(null),
})
