import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { anAccount } from '../../support/settlement/settled.ts'
import { loginSeller } from '../../support/staff.ts'

let market: TestMarket
let seller: Buyer
let store: { readonly id: number }
beforeAll(async () => {
  market = await openMarket()
  const { browser, storeId } = await loginSeller(market)
  seller = browser
  store = { id: storeId }
})
afterAll(() => market.close())

async function move(step: 'open' | 'pause' | 'resume') {
  const { body } = await seller.call<{ readonly stateEnum: string }>(
    'POST',
    `/sellers/store/${step}`,
    { body: {} },
  )
  return body.stateEnum
}

const prepare = (change: object) =>
  market.database.db
    .updateTable('stores')
    .set({ state: 'PREPARING', ...change })
    .where('id', '=', store.id)
    .execute()

const missingAtOpening = async () => {
  const { body } = await seller.call<{ data: { missingList: readonly string[] } }>(
    'POST',
    '/sellers/store/open',
    { body: {} },
  )
  return body.data.missingList
}

test('준비할 것이 남았으면 무엇인지 알린다', async () => {
  const { introduction } = await market.database.db
    .selectFrom('stores')
    .select('introduction')
    .where('id', '=', store.id)
    .executeTakeFirstOrThrow()
  await prepare({ introduction: '' })
  const missing = await missingAtOpening()
  await prepare({ introduction })
  expect(missing).toEqual(['INTRODUCTION', 'BANK_ACCOUNT'])
})

test('정산 계좌의 예금주를 확인해야 열 수 있다', async () => {
  await prepare({})
  const without = await missingAtOpening()
  await anAccount(market, store.id)
  const accountIsChecked = (at: Date | null) =>
    market.database.db
      .updateTable('store_bank_accounts')
      .set({ checked_at: at })
      .where('store_id', '=', store.id)
      .execute()
  await accountIsChecked(null)
  const unchecked = await missingAtOpening()
  await accountIsChecked(new Date(market.now()))
  const outcome = await move('open')
  await market.database.db
    .deleteFrom('store_bank_accounts')
    .where('store_id', '=', store.id)
    .execute()
  expect([without, unchecked, outcome]).toEqual([['BANK_ACCOUNT'], ['BANK_ACCOUNT'], 'OPEN'])
})

test('이미 연 스토어는 정산 계좌가 없어도 쉬었다가 다시 열 수 있다', async () => {
  await prepare({ state: 'OPEN' })
  expect([await move('pause'), await move('resume')]).toEqual(['PAUSED', 'OPEN'])
})
