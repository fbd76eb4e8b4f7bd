import { z } from 'zod'
import { piecesSchema, wonSchema } from '../money/won.schemas.ts'
import type { ShippingPolicy } from './shippingPolicy.rules.ts'

const baseFee = wonSchema
const second = { secondQuantity: piecesSchema, secondExtra: wonSchema }

const feeTermsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FREE') }),
  z.object({ kind: z.literal('PAY'), baseFee }),
  z.object({ kind: z.literal('CONDITION'), baseFee, freeThreshold: wonSchema }),
  z.object({ kind: z.literal('QUANTITY'), baseFee, repeatQuantity: piecesSchema }),
  z.object({ kind: z.literal('SECTION2'), baseFee, ...second }),
  z.object({
    kind: z.literal('SECTION3'),
    baseFee,
    ...second,
    thirdQuantity: piecesSchema,
    thirdExtra: wonSchema,
  }),
])

const delivery = { deliversToRemote: z.boolean(), bundles: z.boolean() }

const areaTermsSchema = z.discriminatedUnion('areaKind', [
  z.object({ areaKind: z.literal('NONE'), ...delivery }),
  z.object({ areaKind: z.literal('SECTION2'), areaSecondExtra: wonSchema, ...delivery }),
  z.object({
    areaKind: z.literal('SECTION3'),
    areaSecondExtra: wonSchema,
    areaThirdExtra: wonSchema,
    ...delivery,
  }),
])

/**
 * Reads a shipping policy of a row, of JSON or of another system: amounts in whole won, and every figure that its kind
 * requires. Figures of other kinds, `null` or not, are left out. An issue of zod names the wrong field. Source:
 * decision 072.
 */
export const shippingPolicySchema = z
  .looseObject({})
  .pipe(feeTermsSchema.and(areaTermsSchema)) satisfies z.ZodType<ShippingPolicy>
