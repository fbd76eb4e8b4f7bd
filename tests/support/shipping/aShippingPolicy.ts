import type { ShippingPolicy, ShippedLine } from '@jangteo/core/shipping/shippingPolicy.rules'

const FREE: ShippingPolicy = {
  kind: 'FREE',
  baseFee: 0,
  freeThreshold: null,
  repeatQuantity: null,
  secondQuantity: null,
  secondExtra: null,
  thirdQuantity: null,
  thirdExtra: null,
  areaKind: 'NONE',
  areaSecondExtra: null,
  areaThirdExtra: null,
  deliversToRemote: true,
  bundles: true,
}

/** Shipping policies as sentences: `aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3000 }).freeFrom(50000, 3000)`. */
export function aShippingPolicy(change: Partial<ShippingPolicy> = {}) {
  const base = { ...FREE, ...change }
  return {
    free: (): ShippingPolicy => base,
    paid: (baseFee: number): ShippingPolicy => ({ ...base, kind: 'PAY', baseFee }),
    freeFrom: (freeThreshold: number, baseFee: number): ShippingPolicy => ({
      ...base,
      kind: 'CONDITION',
      baseFee,
      freeThreshold,
    }),
    perPieces: (repeatQuantity: number, baseFee: number): ShippingPolicy => ({
      ...base,
      kind: 'QUANTITY',
      baseFee,
      repeatQuantity,
    }),
    twoSections: (baseFee: number, second: readonly [number, number]): ShippingPolicy => ({
      ...base,
      kind: 'SECTION2',
      baseFee,
      secondQuantity: second[0],
      secondExtra: second[1],
    }),
    threeSections: (
      baseFee: number,
      second: readonly [number, number],
      third: readonly [number, number],
    ): ShippingPolicy => ({
      ...base,
      kind: 'SECTION3',
      baseFee,
      secondQuantity: second[0],
      secondExtra: second[1],
      thirdQuantity: third[0],
      thirdExtra: third[1],
    }),
  }
}

/** One main line of so many pieces at a price in won. */
export function pieces(quantity: number, salePrice = 1_000): ShippedLine {
  return { salePrice, quantity, isAddon: false }
}
