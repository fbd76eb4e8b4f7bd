import { createPages } from '@jangteo/server/http/pages'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../support/listen.ts'
import { DEMO_PASSWORD } from '../../support/buyer.ts'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { AN_IDENTITY_PROVIDER } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
let plain: TestMarket
beforeAll(async () => {
  market = await openMarket({ publicUrl: 'https://shop.example' })
  plain = await openMarket()
})
afterAll(() => Promise.all([market.close(), plain.close()]))

const LOGIN = JSON.stringify({ loginId: 'minjikim', password: DEMO_PASSWORD })

/** The rules of each cookie that an answer sets, by name. */
function cookiesOf(headers: Headers) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('; '))
  return Object.fromEntries(
    cookies.map(([pair = '', ...rules]) => [pair.split('=')[0] ?? '', rules.toSorted()]),
  )
}

async function logIn(at: TestMarket) {
  const { headers } = await send(at, 'POST /accounts/login', { headers: JSON_TYPE, body: LOGIN })
  return { cookies: cookiesOf(headers), hsts: headers.get('strict-transport-security') }
}

const YEAR = 'Max-Age=31536000'

test('https 주소로 열면 쿠키는 TLS로만 오가고, 브라우저는 한 해 동안 TLS로만 온다', async () => {
  expect(await logIn(market)).toEqual({
    cookies: {
      device_id: ['HttpOnly', YEAR, 'Path=/', 'SameSite=Lax', 'Secure'],
      auth_token: [YEAR, 'Path=/', 'SameSite=Strict', 'Secure'],
    },
    hsts: 'max-age=31536000; includeSubDomains',
  })
})

test('http 주소로 열면 그대로이다', async () => {
  expect(await logIn(plain)).toEqual({
    cookies: {
      device_id: ['HttpOnly', YEAR, 'Path=/', 'SameSite=Lax'],
      auth_token: [YEAR, 'Path=/', 'SameSite=Strict'],
    },
    hsts: null,
  })
})

test('호출이 아닌 응답에도 TLS로만 오라고 한다', async () => {
  const { headers } = await fetch(`${market.url}/favicon.png`)
  expect(headers.get('strict-transport-security')).toEqual('max-age=31536000; includeSubDomains')
})

/** A page as the server sends it, at a public address. */
async function pageAt(origin: string) {
  const page = {
    status: 200,
    isPrerendered: true,
    holdsUntilMs: null,
    plain: Buffer.from('home'),
    gzip: Buffer.from(''),
    brotli: Buffer.from(''),
  }
  const pages = createPages({
    files: [],
    cache: { page: async () => page, shell: async () => page },
    origin,
    servesDevOnly: false,
    deskLock: null,
    identity: AN_IDENTITY_PROVIDER,
    handleSandbox: null,
  })
  const { url, close } = await listen(
    createServer((request, response) => void pages(request, response)),
  )
  const { headers } = await fetch(`${url}/`)
  await close()
  return cookiesOf(headers)
}

test('페이지가 주는 기기 번호도 https 주소에서는 TLS로만 오간다', async () => {
  expect([await pageAt('https://shop.example'), await pageAt('http://127.0.0.1')]).toEqual([
    { device_id: ['HttpOnly', YEAR, 'Path=/', 'SameSite=Lax', 'Secure'] },
    { device_id: ['HttpOnly', YEAR, 'Path=/', 'SameSite=Lax'] },
  ])
})

test('다른 사이트의 양식은 기기 번호도 로그인도 가져가지 못하고, 링크로 온 첫 손님은 기기 번호를 받는다', async () => {
  const ask = async (request: string, site: string) =>
    Object.keys(
      cookiesOf((await send(plain, request, { headers: { 'sec-fetch-site': site } })).headers),
    )
  expect([
    await ask('POST /accounts/logout', 'cross-site'),
    await ask('GET /accounts/me', 'cross-site'),
    await ask('GET /accounts/me', 'same-origin'),
  ]).toEqual([[], ['device_id'], ['device_id']])
})
