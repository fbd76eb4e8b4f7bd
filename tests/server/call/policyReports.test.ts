import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { readLogLine, type LogLine } from '../../support/telemetry/logBook.ts'

const lines: LogLine[] = []
let market: TestMarket
beforeAll(async () => {
  const write = (line: string) => void lines.push(readLogLine(line))
  market = await openMarket({ log: pino({}, { write }) })
})
afterAll(() => market.close())

const LEGACY = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?token=abc',
    'document-uri': 'http://market.test/order/detail/AbC?name=hong',
  },
}
const MODERN = [
  {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      documentURL: 'http://market.test/login',
    },
  },
]

async function report(body: unknown, method = 'POST'): Promise<number> {
  const response = await fetch(`${market.url}/policy-reports`, {
    method,
    headers: { 'content-type': 'application/csp-report' },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

test('정책 위반 보고는 지시어와 막힌 출처와 화면의 경로만 남기고, 분마다 열 번까지 읽는다', async () => {
  expect([
    await report(LEGACY),
    await report(MODERN),
    await report('{'),
    await report({}),
    await report([]),
    await report('a'.repeat(16_385)),
    await report(null, 'GET'),
  ]).toEqual([204, 204, 400, 400, 400, 413, 405])
  const reported = lines.filter(({ event }) => event === 'policy.violated')
  expect(reported.map(({ directive, blocked, page }) => [directive, blocked, page])).toEqual([
    ['script-src-elem', 'https://evil.example', '/order/detail/{ordersId}'],
    ['require-trusted-types-for', 'trusted-types-sink', '/login'],
  ])
  const statuses = []
  for (let count = 0; count < 5; count += 1) statuses.push(await report(LEGACY))
  expect(statuses).toEqual([204, 204, 204, 204, 429])
})
