import { afterAll, beforeAll, expect, test } from 'vitest'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const OF_EVERYTHING = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const OF_PAGES = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /policy-reports; report-to policy",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'policy="/policy-reports"',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
}

/** The security headers of an answer. */
function securityOf(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name in OF_PAGES))
}

/** An answer of every maker: calls, refusals of the door, of the framework and of use cases, files. */
const REQUESTS = [
  ['GET /systems/status/health-check', 200, {}],
  ['GET /goods/abc', 400, {}],
  ['GET /goods/999999', 404, {}],
  ['GET /buyers/addresses/me', 401, {}],
  ['GET /nothing', 404, {}],
  ['DELETE /goods/1', 405, {}],
  ['POST /shops/carts', 400, { headers: JSON_TYPE, body: '{' }],
  ['POST /shops/carts', 413, { headers: JSON_TYPE, body: ' '.repeat(131_073) }],
  ['POST /shops/carts', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
] as const

test.each(REQUESTS)(
  '%s (%i): 보안 머리글이 붙고 저장되지 않는다',
  async (request, status, sent) => {
    const answer = await send(market, request, sent)
    expect({
      status: answer.status,
      type: answer.headers.get('content-type')?.split(';')[0],
      cache: answer.headers.get('cache-control'),
      security: securityOf(answer.headers),
      isNumbered: /^[0-9a-f-]{36}$/.test(answer.headers.get('x-request-id') ?? ''),
    }).toEqual({
      status,
      type: 'application/json',
      cache: 'no-store',
      security: OF_EVERYTHING,
      isNumbered: true,
    })
  },
)

test.each(['/favicon.png', '/api/docs'])(
  '화면 %s에는 화면의 보안 머리글과 요청 번호가 붙는다',
  async (path) => {
    const { headers } = await fetch(`${market.url}${path}`)
    expect([securityOf(headers), headers.get('x-request-id')?.length]).toEqual([OF_PAGES, 36])
  },
)

test.each(['/assets/missing.js', '/pictures/missing-360.webp'])(
  '화면이 받는 파일 %s에는 짧은 정책만 붙는다',
  async (path) => {
    const { headers } = await fetch(`${market.url}${path}`)
    expect(securityOf(headers)).toEqual(OF_EVERYTHING)
  },
)

test('요청 번호는 요청마다 다르다', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(market, 'GET /accounts/me')),
  )
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5)
})

test('HEAD로 물으면 GET의 머리글만 답한다', async () => {
  const seen = []
  for (const path of ['/systems/status/health-check', '/goods/999999']) {
    const [get, head] = [await send(market, `GET ${path}`), await send(market, `HEAD ${path}`)]
    seen.push([
      head.status === get.status,
      head.headers.get('content-type') === get.headers.get('content-type'),
      head.body,
    ])
  }
  expect(seen).toEqual([
    [true, true, null],
    [true, true, null],
  ])
})
