import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf } from '../../support/claim/claimCalls.ts'
import {
  befall,
  type Befall,
  endLife,
  ledgerOf,
  type Life,
} from '../../support/claim/claimLives.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const PRICES = [40_000, 20_000, 2_000]
const PIECES = PRICES.length * 3 * 20

const items = fc
  .subarray([0, 1, 2], { minLength: 1, maxLength: 2 })
  .map((picked) => picked.toSorted((a, b) => a - b))

const asks = (types: readonly ('CANCEL' | 'EXCHANGE' | 'RETURN')[]): fc.Arbitrary<Befall> =>
  fc.record({
    kind: fc.constant('ask' as const),
    type: fc.constantFrom(...types),
    isSellers: fc.boolean(),
    items,
  })

const others: fc.Arbitrary<Befall> = fc
  .constantFrom('pay', 'withdraw', 'answer', 'answer', 'refuse', 'blame')
  .map((kind) => ({ kind }))

const lives = fc.constantFrom(undefined, 'SR', 'SC', 'SC').chain((until) => {
  const asked = asks(until === 'SC' ? ['EXCHANGE', 'RETURN'] : ['CANCEL'])
  const befalls = fc.array(fc.oneof(asked, others), { minLength: 4, maxLength: 9 })
  return fc.record({ until: fc.constant(until), befalls })
})

async function live(until: 'SR' | 'SC' | undefined, befalls: readonly Befall[]): Promise<Life> {
  const goods = await goodsAt(market, PRICES)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  const life: Life = { market, buyer, order, goods, claims: [] }
  for (const what of befalls) await befall(life, what)
  await endLife(life)
  return life
}

test('무슨 일이 어떤 차례로 일어나도 낸 돈은 돌려준 돈과 남은 값이고, 상품은 하나도 늘거나 줄지 않는다', async () => {
  const invariant = fc.asyncProperty(lives, async ({ until, befalls }) => {
    const ledger = await ledgerOf(await live(until, befalls))
    const { held } = ledger
    expect(ledger).toEqual({ isOver: true, held, booked: held, owed: held, pieces: PIECES })
  })
  await fc.assert(invariant, { numRuns: 10, seed: 20_260_822 })
})
