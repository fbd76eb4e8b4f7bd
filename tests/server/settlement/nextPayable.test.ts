import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  aStore,
  anEntry,
  closeOn,
  sealedStatement,
  statementsOf,
} from '../../support/settlement/settled.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** The first statement of a store. */
async function statementIdOf(storeId: number): Promise<number> {
  const [statement] = await statementsOf(market, storeId)
  if (statement === undefined) throw new Error(`store ${storeId} has no statement`)
  return statement.id
}

type Home = {
  readonly money: {
    readonly nextPayable: { readonly day: string; readonly amount: number } | null
  } | null
}

/** Day and amount of the next payment on the home of a store, as `day amount`. */
async function nextOf(storeUrl: string): Promise<string | null> {
  const { browser } = await loginSeller(market, storeUrl, { permissions: ['MONEY'] })
  const { money } = await browser.ask<Home>('GET', '/sellers/home')
  const next = money?.nextPayable ?? null
  return next === null ? null : `${next.day} ${next.amount}`
}

test('홈은 다음에 받을 금액과 날을 알리고, 정산이 없거나 0원 아래면 알리지 않는다', async () => {
  const store = await aStore(market)
  const none = await nextOf(store.url)
  await anEntry(market, { storeId: store.id, payable: -500, payableOn: '2026-09-01' })
  const below = await nextOf(store.url)
  await anEntry(market, { storeId: store.id, payable: 4_000, payableOn: '2026-09-03' })
  await anEntry(market, { storeId: store.id, payable: 1_000, payableOn: '2026-09-03' })
  await anEntry(market, { storeId: store.id, payable: 9_000, payableOn: '2026-09-04' })
  expect([none, below, await nextOf(store.url)]).toEqual([null, null, '2026-09-03 5000'])
})

test('마감했지만 아직 보내지 않은 정산이 먼저이고, 보류한 정산은 건너뛴다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 7_000, payableOn: '2026-09-07' })
  await anEntry(market, { storeId: store.id, payable: 8_000, payableOn: '2026-09-08' })
  await closeOn(market, '2026-09-07')
  const closed = await nextOf(store.url)
  const id = await statementIdOf(store.id)
  const { browser } = await loginOperator(market, ['MONEY'])
  await browser.ask('POST', `/operators/settlements/${await sealedStatement(market, id)}/hold`, {
    body: { reasonEnum: 'DISPUTE', memo: '주문을 확인하고 있어요' },
  })
  expect([closed, await nextOf(store.url)]).toEqual(['2026-09-07 7000', '2026-09-08 8000'])
})
