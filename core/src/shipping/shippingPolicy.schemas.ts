import { z } from 'zod'
import { piecesSchema, wonSchema } from '../money/won.schemas.ts'
import { ADDITIONAL_SHIPPING_KINDS, SHIPPING_POLICY_KINDS } from './shipping.codes.ts'
import type { AdditionalShippingKind, ShippingPolicyKind } from './shipping.codes.ts'
import type { ShippingPolicy } from './shippingPolicy.rules.ts'

type Figure = Exclude<
  keyof ShippingPolicy,
  'kind' | 'baseFee' | 'areaKind' | 'deliversToRemote' | 'bundles'
>

const SECOND: readonly Figure[] = ['secondQuantity', 'secondExtra']

/** The figures that a kind cannot do without. */
const FIGURES: Readonly<Record<ShippingPolicyKind, readonly Figure[]>> = {
  FREE: [],
  PAY: [],
  CONDITION: ['freeThreshold'],
  QUANTITY: ['repeatQuantity'],
  SECTION2: SECOND,
  SECTION3: [...SECOND, 'thirdQuantity', 'thirdExtra'],
}

const AREA_FIGURES: Readonly<Record<AdditionalShippingKind, readonly Figure[]>> = {
  NONE: [],
  SECTION2: ['areaSecondExtra'],
  SECTION3: ['areaSecondExtra', 'areaThirdExtra'],
}

/**
 * Reads a shipping policy of another system: amounts in whole won, and every figure that its kind cannot do without.
 * What is wrong is an issue of zod that names the field.
 */
export const shippingPolicySchema = z
  .object({
    kind: z.enum(SHIPPING_POLICY_KINDS),
    baseFee: wonSchema,
    freeThreshold: wonSchema.nullable(),
    repeatQuantity: piecesSchema.nullable(),
    secondQuantity: piecesSchema.nullable(),
    secondExtra: wonSchema.nullable(),
    thirdQuantity: piecesSchema.nullable(),
    thirdExtra: wonSchema.nullable(),
    areaKind: z.enum(ADDITIONAL_SHIPPING_KINDS),
    areaSecondExtra: wonSchema.nullable(),
    areaThirdExtra: wonSchema.nullable(),
    deliversToRemote: z.boolean(),
    bundles: z.boolean(),
  })
  .superRefine((policy, context) => {
    for (const figure of [...FIGURES[policy.kind], ...AREA_FIGURES[policy.areaKind]]) {
      if (policy[figure] !== null) continue
      const message = `a policy of kind ${policy.kind} with area kind ${policy.areaKind} needs ${figure}`
      context.addIssue({ code: 'custom', path: [figure], message })
    }
  }) satisfies z.ZodType<ShippingPolicy>
