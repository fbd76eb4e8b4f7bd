import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages } from '@jangteo/server/http/pages'
import { createDeskOperatorCheck } from '@jangteo/server/http/desk-operator'
import { createServer } from 'node:http'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { AN_IDENTITY_PROVIDER } from '../../support/identity.ts'
import { listen } from '../../support/listen.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ servesDevOnly: false })
})
afterAll(() => market.close())

const DESK_CALLS = CONTRACT_CALLS.filter(({ name }) => name.startsWith('desk.'))

/** Codes of the refusals of all calls of the desk; '' for an answer. */
async function codesOf(browser: Buyer): Promise<readonly string[]> {
  return Promise.all(
    DESK_CALLS.map(async ({ method, path }) => {
      const sent = method === 'GET' ? {} : { body: {} }
      const { body } = await browser.call<object>(method, path.replaceAll(/\{\w+\}/g, '1'), sent)
      return 'code' in body ? String(body.code) : ''
    }),
  )
}

const hidden = DESK_CALLS.map(() => 'NOT_FOUND')

test('운영 중인 장터의 데스크는 SYSTEM 권한의 운영자 말고는 아무에게도 없다', async () => {
  const strangers = [
    aBuyer(market),
    (await loginSeller(market)).browser,
    (await loginOperator(market, ['ORDERS', 'MONEY'])).browser,
  ]
  for (const browser of strangers) expect(await codesOf(browser)).toEqual(hidden)
  const { browser: system } = await loginOperator(market, ['SYSTEM'])
  expect(await codesOf(system)).not.toContain('NOT_FOUND')
})

test('데스크의 화면도 마찬가지다', async () => {
  const body = Buffer.from('page')
  const bodies = { plain: body, gzip: body, brotli: body, isPrerendered: false, holdsUntilMs: null }
  const pages = createPages({
    files: [],
    cache: {
      page: async () => ({ status: 200, ...bodies }),
      shell: async (status) => ({ status, ...bodies }),
    },
    origin: market.url,
    servesDevOnly: false,
    deskLock: null,
    isDeskOperator: createDeskOperatorCheck(market.runtime),
    identity: AN_IDENTITY_PROVIDER,
    handleSandbox: null,
  })
  const { url, close } = await listen(
    createServer((request, response) => void pages(request, response)),
  )
  const look = async ({ cookies }: Buyer) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await fetch(`${url}/devOnly/desk`, { headers: { cookie } })).status
  }
  const statuses = [
    await look(aBuyer(market)),
    await look((await loginOperator(market, ['ORDERS'])).browser),
    await look((await loginOperator(market, ['SYSTEM'])).browser),
    await look((await loginOperator(market)).browser),
  ]
  await close()
  expect(statuses).toEqual([404, 404, 200, 200])
})
