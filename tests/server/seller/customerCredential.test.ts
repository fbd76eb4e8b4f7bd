import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { anApplication } from '../../support/seller.ts'

const PATH = '/customers/pages/seller-detail'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ customerCredential: 'c2hvcDp3b3Jk' })
})
afterAll(() => market.close())

async function ask(authorization: string | null, path = PATH): Promise<number> {
  const headers = authorization === null ? {} : { authorization }
  return (await fetch(`${market.url}/api${path}`, { headers })).status
}

test('정해 둔 값을 보낸 고객 호출만 받고, 다른 호출은 상관하지 않는다', async () => {
  expect([
    await ask('Basic c2hvcDp3b3Jk'),
    await ask('Basic Z3Vlc3Q6'),
    await ask(null),
    await ask('Basic Z3Vlc3Q6', '/displays/pages/category-list'),
  ]).toEqual([200, 403, 403, 200])
})

test('회원의 로그인은 그 값을 대신하지 못하고, 그 값으로 신청하면 회원과 상관이 없다', async () => {
  const { buyer } = await aMember(market)
  const body = anApplication()
  const asMember = await buyer.call('POST', '/customers/sellers', { body })
  const headers = { authorization: 'Basic c2hvcDp3b3Jk' }
  const asCustomer = await aBuyer(market).call('POST', '/customers/sellers', { body, headers })
  expect([asMember.body.code, asCustomer.status]).toEqual(['CALLER_NOT_ALLOWED', 200])
})
