import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import {
  anApplication,
  type ApplicationBody,
  applyForStore,
  outcomeOfApplication,
} from '../../support/seller.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** Sends applications that wait for each other in the table, and answers what became of them. */
async function race(bodies: readonly ApplicationBody[]): Promise<string[]> {
  const answers = await atOnce(
    market,
    'seller_applications',
    bodies.map((body) => () => applyForStore(aBuyer(market), body)),
  )
  return answers.map(outcomeOfApplication).toSorted()
}

describe('두 사람이 동시에 신청하면 한 사람만 갖는다', () => {
  test.each([
    ['businessNumber', 'BUSINESS_NUMBER_TAKEN'],
    ['loginId', 'SELLER_ID_TAKEN'],
    ['email', 'SELLER_EMAIL_TAKEN'],
    ['storeName', 'STORE_NAME_TAKEN'],
    ['storeUrl', 'STORE_URL_TAKEN'],
  ] as const)('%s', async (field, code) => {
    const first = anApplication()
    const second = anApplication({ [field]: first[field] })
    expect(await race([first, second])).toEqual([`SELLER_APPLICATION_TAKEN: ${code}`, 'applied'])
  })
})

test('서로 다른 값이 엇갈려 겹치는 여럿 중에는 겹치지 않는 것만 남는다', async () => {
  const bodies = Array.from({ length: 4 }, () => anApplication())
  const [first, second, third, fourth] = bodies
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('four applications wanted')
  }
  const outcomes = await race([
    first,
    { ...second, storeUrl: first.storeUrl },
    { ...third, email: first.email, storeName: fourth.storeName },
    fourth,
  ])
  const stored = await market.database.db
    .selectFrom('seller_applications')
    .select(['store_url', 'email', 'store_name'])
    .where(
      'business_number',
      'in',
      bodies.map(({ businessNumber }) => businessNumber),
    )
    .execute()
  const distinct = (values: readonly string[]) => new Set(values).size
  expect([
    distinct(stored.map((row) => row.store_url)),
    distinct(stored.map((row) => row.email)),
    distinct(stored.map((row) => row.store_name)),
  ]).toEqual([stored.length, stored.length, stored.length])
  expect(outcomes.filter((outcome) => outcome === 'applied').length).toEqual(stored.length)
})

test('같은 키로 동시에 두 번 보내면 한 번만 신청되고 같은 번호를 받는다', async () => {
  const buyer = aBuyer(market)
  await buyer.ask('GET', '/customers/pages/seller-detail')
  const body = anApplication()
  const send = () => applyForStore(buyer, body, 'apply-twice')
  const answers = await atOnce(market, 'idempotent_answers', [send, send])
  const [first, second] = answers
  expect([first?.status, second?.body]).toEqual([200, first?.body])
})
