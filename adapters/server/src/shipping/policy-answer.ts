import type { shippingPolicy } from '@jangteo/contract/shipping/shippingPolicy.schemas'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import type { z } from 'zod'

const NO_FIGURES = {
  baseFee: 0,
  freeThreshold: null,
  repeatQuantity: null,
  secondQuantity: null,
  secondExtra: null,
  thirdQuantity: null,
  thirdExtra: null,
  areaSecondExtra: null,
  areaThirdExtra: null,
} as const

/** A shipping policy as the wire knows it: `null` for every figure that its kind does not have. */
export function toPolicyAnswer(policy: ShippingPolicy): z.output<typeof shippingPolicy> {
  return { ...NO_FIGURES, ...policy }
}
