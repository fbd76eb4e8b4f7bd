import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { anAccount } from '../../support/settlement/settled.ts'
import { loginSeller } from '../../support/staff.ts'

let market: TestMarket
let seller: Buyer
let storeId: number
beforeAll(async () => {
  market = await openMarket()
  ;({ browser: seller, storeId } = await loginSeller(market))
  await market.database.db
    .updateTable('stores')
    .set({ state: 'PREPARING' })
    .where('id', '=', storeId)
    .execute()
  await anAccount(market, storeId)
})
afterAll(() => market.close())

const open = () => seller.call<{ data: unknown }>('POST', '/sellers/store/open', { body: {} })

test('지운 배송 정책만 있으면 배송 정책이 없다고 알린다', async () => {
  const deletePolicies = (deletedAt: Date | null) =>
    market.database.db
      .updateTable('shipping_policies')
      .set({ deleted_at: deletedAt })
      .where('store_id', '=', storeId)
      .execute()
  await deletePolicies(new Date(market.now()))
  const { body } = await open()
  await deletePolicies(null)
  const { status } = await open()
  expect([body.data, status]).toEqual([{ missingList: ['SHIPPING_POLICY'] }, 200])
})
