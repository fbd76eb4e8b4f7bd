import type { TestMarket } from '../market.ts'
import { aMemberInApp } from '../member.ts'
import { anOpenSale, enterSale, openToBuyers, placeIn, type Sale } from './aSale.ts'

/** A member who entered. */
export type Entrant = Awaited<ReturnType<typeof aMemberInApp>>

/** A special sale that buyers buy in, with its entrants in the order of the draw. */
export async function aDrawnSale(
  market: TestMarket,
  count: number,
  goods: Parameters<typeof anOpenSale>[1] = {},
): Promise<{ readonly sale: Sale; readonly entrants: readonly Entrant[] }> {
  const sale = await anOpenSale(market, goods)
  const ranked: Entrant[] = []
  for (let index = 0; index < count; index += 1) {
    const entrant = await aMemberInApp(market)
    await enterSale(entrant.buyer, sale)
    ranked.push(entrant)
  }
  await openToBuyers(market)
  const places = await Promise.all(ranked.map(({ memberId }) => placeIn(market, sale, memberId)))
  const rankOf = (entrant: Entrant) => places[ranked.indexOf(entrant)]?.rank ?? 0
  return { sale, entrants: ranked.toSorted((one, other) => rankOf(one) - rankOf(other)) }
}

/** The entrant of a place, from 0. */
export function inOrder<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`there is no entrant ${index}`)
  return item
}
