import { listWriterMarks } from '@jangteo/postgres/review/reviewer.store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('스토어에서 일하는 사람은 리뷰어 랭킹에서 빠지고, 초대만 받았거나 내보낸 사람은 빠지지 않는다', async () => {
  const { db } = market.database
  const { memberId } = await aMember(market)
  const user = await db
    .selectFrom('seller_users')
    .select(['id', 'email'])
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('members').set({ email: user.email }).where('id', '=', memberId).execute()
  const isLeftOut = async (status: 'ACTIVE' | 'INVITED' | 'REMOVED') => {
    await db.updateTable('seller_users').set({ status }).where('id', '=', user.id).execute()
    const marks = await market.runtime.runPromise(listWriterMarks([memberId], new Date(0)))
    return marks.map(({ is_store_user: isStoreUser }) => isStoreUser)
  }
  expect([
    await isLeftOut('ACTIVE'),
    await isLeftOut('INVITED'),
    await isLeftOut('REMOVED'),
  ]).toEqual([[true], [false], [false]])
})
