import type {
  AreaTerms,
  FeeTerms,
  ShippedLine,
  ShippingPolicy,
} from '@jangteo/core/shipping/shippingPolicy.rules'

type Section = readonly [from: number, extra: number]
type Change = Partial<Pick<ShippingPolicy, 'deliversToRemote' | 'bundles'>>

/** Shipping policies as sentences: `aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3000 }).freeFrom(50000, 3000)`. */
export function aShippingPolicy(change: Change & (AreaTerms | { areaKind?: never }) = {}) {
  const area: AreaTerms = change.areaKind === undefined ? { areaKind: 'NONE' } : change
  const { deliversToRemote = true, bundles = true } = change
  const having = <Fee extends FeeTerms>(fee: Fee) => ({
    ...fee,
    ...area,
    deliversToRemote,
    bundles,
  })
  return {
    free: () => having({ kind: 'FREE' }),
    paid: (baseFee: number) => having({ kind: 'PAY', baseFee }),
    freeFrom: (freeThreshold: number, baseFee: number) =>
      having({ kind: 'CONDITION', baseFee, freeThreshold }),
    perPieces: (repeatQuantity: number, baseFee: number) =>
      having({ kind: 'QUANTITY', baseFee, repeatQuantity }),
    twoSections: (baseFee: number, [secondQuantity, secondExtra]: Section) =>
      having({ kind: 'SECTION2', baseFee, secondQuantity, secondExtra }),
    threeSections: (
      baseFee: number,
      [secondQuantity, secondExtra]: Section,
      [thirdQuantity, thirdExtra]: Section,
    ) =>
      having({
        kind: 'SECTION3',
        baseFee,
        secondQuantity,
        secondExtra,
        thirdQuantity,
        thirdExtra,
      }),
  }
}

/** One main line of so many pieces at a price in won. */
export function pieces(quantity: number, salePrice = 1_000): ShippedLine {
  return { salePrice, quantity, isAddon: false }
}
