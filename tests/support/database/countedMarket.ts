import { type MarketChanges, openMarket, type TestMarket } from '../market.ts'
import { type CountedWire, openCountedWire } from './countedWire.ts'

/** A market that reaches its database by a wire which counts; the `close` of the market ends both. */
export type CountedMarket = { readonly market: TestMarket; readonly wire: CountedWire }

/** Opens a market whose statements are counted. */
export async function openCountedMarket(
  changes: Omit<MarketChanges, 'detour'> = {},
): Promise<CountedMarket> {
  const opened = Promise.withResolvers<CountedWire>()
  const detour = async (url: string) => {
    const wire = await openCountedWire(url)
    opened.resolve(wire)
    return wire.url
  }
  const market = await openMarket({ ...changes, detour })
  const wire = await opened.promise
  const close = async () => {
    await market.close()
    await wire.close()
  }
  return { market: { ...market, close }, wire }
}
