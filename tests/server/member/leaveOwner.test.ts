import type { SellerPermission } from '@jangteo/core/staff/staff.codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { newSeller } from '../../support/staff.ts'

const DONE = { status: 200, body: { done: true } }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

describe('운영 중인 스토어', () => {
  /** Gives a member the e-mail address of a user of a store. */
  async function aSellerToo(permissions?: readonly SellerPermission[]) {
    const { buyer, memberId } = await aMember(market)
    const { email, storeId } = await newSeller(market, undefined, {
      ...(permissions && { permissions }),
    })
    await market.database.db
      .updateTable('members')
      .set({ email })
      .where('id', '=', memberId)
      .execute()
    return { buyer, storeId }
  }

  const setState = (storeId: number, state: 'OPEN' | 'CLOSED') =>
    market.database.db.updateTable('stores').set({ state }).where('id', '=', storeId).execute()

  test('대표는 스토어를 폐점한 뒤에 탈퇴할 수 있다', async () => {
    const { buyer, storeId } = await aSellerToo()
    const { name } = await market.database.db
      .selectFrom('stores')
      .select('name')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    const { status, body } = await leave(buyer)
    expect([await buyer.ask('GET', '/accounts/withdrawal'), status, body.code, body.data]).toEqual([
      expect.objectContaining({ ownStoreName: name }),
      409,
      'MEMBER_IS_SELLER',
      { storeName: name },
    ])
    await setState(storeId, 'CLOSED')
    const closed = await leave(buyer)
    await setState(storeId, 'OPEN')
    expect(closed).toEqual(DONE)
  })

  test('대표가 아닌 담당자는 탈퇴할 수 있다', async () => {
    const { buyer } = await aSellerToo(['ORDERS'])
    expect(await leave(buyer)).toEqual(DONE)
  })
})
