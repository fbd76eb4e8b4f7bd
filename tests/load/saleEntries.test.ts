import { checkSaleDraw } from '@jangteo/core/promotion/saleDraw.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../support/buyer.ts'
import { openMarket, type TestMarket } from '../support/market.ts'
import { aMemberInApp } from '../support/member.ts'
import {
  AGREED,
  anOpenSale,
  openToBuyers,
  publishedDraw,
  type Sale,
} from '../support/promotion/aSale.ts'
import type { Sent } from './connection.ts'
import { rush, type RushAnswer } from './rush.ts'
import { toTable } from './table.ts'

const ENTRANT_COUNT = 1_000
/** The rush of one second, and the pace of 10,000 a minute. Source: market-rules §8. */
const PACES = [
  { name: '1,000 in one second', perSecond: 1_000 },
  { name: '10,000 a minute', perSecond: 10_000 / 60 },
] as const
const P99 = 0.99
/** Connections of the proxy before the server. */
const CONNECTION_COUNT = 50

let market: TestMarket
let entrants: readonly Buyer[]
beforeAll(async () => {
  market = await openMarket()
  const members: Buyer[] = []
  for (let count = 0; count < ENTRANT_COUNT; count += 1) {
    members.push((await aMemberInApp(market)).buyer)
    if (members.length % 250 === 0) process.stdout.write(`${members.length} members …\n`)
  }
  entrants = members
}, 600_000)
afterAll(() => market.close())

/** Entry of a member as an app sends it. */
function toRequest(buyer: Buyer, { saleGoodsId }: Sale): Sent {
  return {
    method: 'POST',
    path: '/api/rr/promotion/special-sale/entry',
    headers: { ...buyer.credentials(), 'content-type': 'application/json' },
    body: JSON.stringify({ saleGoodsId, agreedTermsList: AGREED }),
  }
}

function rowOf(name: string, answers: readonly RushAnswer[]): string[] {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => `${Math.round(times[Math.floor(share * times.length)] ?? 0)} ms`
  return [name, at(0.5), at(P99)]
}

test('몰린 응모에 모두 답하고, 답한 응모는 모두 추첨에 있다', async () => {
  const rows: string[][] = []
  for (const { name, perSecond } of PACES) {
    const sale = await anOpenSale(market)
    const requests = entrants.map((buyer) => toRequest(buyer, sale))
    const plan = { url: market.url, requests, perSecond, connectionCount: CONNECTION_COUNT }
    const answers = await rush(plan)
    rows.push(rowOf(name, answers))
    await openToBuyers(market)
    const draw = await publishedDraw(market, sale)
    expect([
      new Set(answers.map(({ status }) => status)),
      draw.ranking.length,
      checkSaleDraw(draw),
    ]).toEqual([new Set([200]), ENTRANT_COUNT, []])
  }
  process.stdout.write(
    toTable([['entries to a special sale', 'median', 'ninety-ninth in a hundred'], ...rows]),
  )
}, 600_000)
