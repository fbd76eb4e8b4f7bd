import { z } from 'zod'
import { won } from '../wire/wire.schemas.ts'

const baseFee = won
const pieces = z.int()
const none = z.null()
const noThird = { thirdQuantity: none, thirdExtra: none }
const noSections = { secondQuantity: none, secondExtra: none, ...noThird }
const noFigures = { freeThreshold: none, repeatQuantity: none, ...noSections }
const second = { secondQuantity: pieces, secondExtra: won }

/** Figures of a policy's fee, all of them on the wire, `null` where the kind has none. */
const feeTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FREE'), baseFee, ...noFigures }),
  z.object({ kind: z.literal('PAY'), baseFee, ...noFigures }),
  z.object({ kind: z.literal('CONDITION'), baseFee, ...noFigures, freeThreshold: won }),
  z.object({ kind: z.literal('QUANTITY'), baseFee, ...noFigures, repeatQuantity: pieces }),
  z.object({ kind: z.literal('SECTION2'), baseFee, ...noFigures, ...second }),
  z.object({
    kind: z.literal('SECTION3'),
    baseFee,
    ...noFigures,
    ...second,
    thirdQuantity: pieces,
    thirdExtra: won,
  }),
])

const delivery = { deliversToRemote: z.boolean(), bundles: z.boolean() }
const noArea = { areaSecondExtra: none, areaThirdExtra: none }

/** Extra fees of remote zones, with the fields of every policy. */
const areaTerms = z.discriminatedUnion('areaKind', [
  z.object({ areaKind: z.literal('NONE'), ...noArea, ...delivery }),
  z.object({ areaKind: z.literal('SECTION2'), ...noArea, areaSecondExtra: won, ...delivery }),
  z.object({
    areaKind: z.literal('SECTION3'),
    areaSecondExtra: won,
    areaThirdExtra: won,
    ...delivery,
  }),
])

/**
 * A shipping policy as the buyer may know it; fees in won. An answer of it is a policy of the rules as it stands.
 * Source: decision 072.
 */
export const shippingPolicy = feeTerms.and(areaTerms)
