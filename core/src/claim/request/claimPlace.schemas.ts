import { z } from 'zod'
import { COURIERS } from '../../delivery/courier.codes.ts'
import { PICKUP_METHODS } from './claimPickup.codes.ts'
import type { ClaimPickup, ClaimPlace } from './claimPlace.rules.ts'

/** Reads the stored place of a claim; its texts are empty once they were erased. */
export const claimPlaceSchema = z.object({
  receiverName: z.string(),
  receiverMobile: z.string(),
  zonecode: z.string(),
  roadAddress: z.string(),
  detailAddress: z.string(),
  request: z.string(),
}) satisfies z.ZodType<ClaimPlace>

/** Reads the stored pickup of a claim. */
export const claimPickupSchema = claimPlaceSchema.extend({
  method: z.enum(PICKUP_METHODS),
  courier: z.enum(COURIERS).nullable(),
  invoiceNumber: z.string().nullable(),
}) satisfies z.ZodType<ClaimPickup>
