import type { AreaTerms, ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import * as fc from 'fast-check'
import { aShippingPolicy } from './aShippingPolicy.ts'

const fees = fc.integer({ min: 0, max: 100_000 })

const perPieces = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fees)
  .map(([repeat, fee]) => aShippingPolicy().perPieces(repeat, fee))
const sections = fc
  .record({
    fee: fees,
    from: fc.tuple(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 51, max: 100 })),
    extra: fc.tuple(fees, fees).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const))),
  })
  .chain(({ fee, from, extra }) =>
    fc.constantFrom(
      aShippingPolicy().twoSections(fee, [from[0], extra[0]]),
      aShippingPolicy().threeSections(fee, [from[0], extra[0]], [from[1], extra[1]]),
    ),
  )
/** Fees by the number of pieces. */
export const byQuantity: fc.Arbitrary<ShippingPolicy> = fc.oneof(perPieces, sections)
/** Fees that an amount makes free. */
export const byAmount: fc.Arbitrary<ShippingPolicy> = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fees)
  .map(([threshold, fee]) => aShippingPolicy().freeFrom(threshold, fee))
/** Policies of every kind, without area fees. */
export const anyPolicy: fc.Arbitrary<ShippingPolicy> = fc.oneof(
  byQuantity,
  byAmount,
  fees.map((fee) => aShippingPolicy().paid(fee)),
  fc.constant(aShippingPolicy().free()),
)

const areas: fc.Arbitrary<AreaTerms> = fc.oneof(
  fc.constant({ areaKind: 'NONE' as const }),
  fees.map((areaSecondExtra) => ({ areaKind: 'SECTION2' as const, areaSecondExtra })),
  fc.record({
    areaKind: fc.constant('SECTION3' as const),
    areaSecondExtra: fees,
    areaThirdExtra: fees,
  }),
)

/** Policies of every kind with every kind of area fees. */
export const policiesWithAreas: fc.Arbitrary<ShippingPolicy> = fc
  .tuple(anyPolicy, areas, fc.boolean(), fc.boolean())
  .map(([policy, area, deliversToRemote, bundles]) => ({
    ...policy,
    ...area,
    deliversToRemote,
    bundles,
  }))
