import { createServer } from 'node:http'
import { connect } from 'node:net'
import { createPages } from '@jangteo/server/http/pages'
import { createPageCache } from '@jangteo/server/http/rendered-pages'
import { afterAll, expect, test } from 'vitest'
import { AN_IDENTITY_PROVIDER } from '../../support/identity.ts'
import { listen } from '../../support/listen.ts'

const ORIGIN = 'http://market.test'
const BRIEF_MS = 10_000
const rendered: string[] = []
let held: Promise<null> | null = null

const clock = { nowMs: 0 }

const shell = (status: number) => ({
  status,
  html: `shell ${status}`,
  isPrerendered: false,
  holdsUntilMs: null,
  freshMs: 0,
})
const cache = createPageCache({
  renderer: {
    render: async ({ url }, { nowMs }) => {
      rendered.push(url.slice(ORIGIN.length))
      await held
      return url.endsWith('/shell')
        ? shell(200)
        : {
            status: 200,
            html: `page ${url} at ${nowMs}`,
            isPrerendered: true,
            holdsUntilMs: url.endsWith('/until/noon') ? 12 * Math.ceil((nowMs + 1) / 12) : null,
            freshMs: url.endsWith('/brief') ? BRIEF_MS : 45_000,
          }
    },
    shell,
    dependsOnQuery: (_path, search) => search.includes('sort='),
    styleBlocks: [],
    scriptBlocks: [],
  },
  origin: ORIGIN,
  searchesAddresses: false,
  nowMs: () => clock.nowMs,
  fetch: async () => new Response(),
})

const parts = {
  files: [],
  cache,
  origin: ORIGIN,
  servesDevOnly: true,
  deskLock: null,
  identity: AN_IDENTITY_PROVIDER,
}
const closed = createPages({ ...parts, handleSandbox: null })
const open = createPages({
  ...parts,
  handleSandbox: async ({ body }) => ({
    status: 200,
    headers: [],
    body: `window ${body?.length ?? 0}`,
  }),
})
let pages = closed
const server = createServer((request, response) => {
  void pages(request, response)
})
const { port, close } = await listen(server)
afterAll(close)

/** The answer to a request line as it stands, which `fetch` would tidy up. */
async function ask(line: string, rest = ''): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(`${line} HTTP/1.1\r\nHost: market\r\nConnection: close\r\n${rest}\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return `${head.split(' ')[1]} ${body}`
}

test('쿼리가 달라도 같은 화면은 한 번만 그린다', async () => {
  rendered.length = 0
  const answers = []
  for (const query of ['', '?x=1', '?utm_source=a', `?q=${'a'.repeat(5000)}`]) {
    answers.push(await ask(`GET /product/detail/1${query}`))
  }
  expect([rendered, new Set(answers).size]).toEqual([['/product/detail/1'], 1])
})

test('쿼리에 따라 달라지는 화면은 껍데기를 보내고 그리지 않는다', async () => {
  rendered.length = 0
  const answers = [await ask('GET /category/1?sort=NEW'), await ask('GET /category/1?x=1')]
  expect([answers[0], rendered]).toEqual(['200 shell 200', ['/category/1']])
})

test('경로가 아닌 주소는 없는 화면이다', async () => {
  rendered.length = 0
  const lines = ['GET //', 'GET ///', 'GET //[', 'GET //evil.example/', 'GET http://evil.example/']
  const answers = []
  for (const line of lines) answers.push(await ask(line))
  expect([answers, rendered]).toEqual([lines.map(() => '404 shell 404'), []])
})

test('화면은 둘씩 그리고 여덟이 기다리며, 나머지는 껍데기를 받는다', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  held = promise
  rendered.length = 0
  const paths = Array.from({ length: 14 }, (_, index) => `/product/detail/${100 + index}`)
  const asked = paths.map((path) => cache.page({ path, appKind: 'web' }))
  const early = await Promise.all(asked.slice(10))
  expect([early.map(({ plain }) => plain.toString()), rendered.length]).toEqual([
    Array.from({ length: 4 }, () => 'shell 200'),
    2,
  ])
  resolve(null)
  held = null
  const whole = await Promise.all(asked.slice(0, 10))
  expect([whole.every(({ isPrerendered }) => isPrerendered), rendered.length]).toEqual([true, 10])
})

test('도착일을 말하는 화면은 주문 마감부터 보내지 않고 새로 그린다', async () => {
  const sent = []
  for (const nowMs of [3, 11, 12, 13, 23, 24]) {
    clock.nowMs = nowMs
    const { plain } = await cache.page({ path: '/until/noon', appKind: 'web' })
    sent.push(plain.toString().split(' at ')[1])
  }
  expect(sent).toEqual(['3', '3', '12', '12', '12', '24'])
})

test('화면은 저마다 정한 동안 그대로이고, 지나면 한 번 더 보내며 새로 그린다', async () => {
  rendered.length = 0
  const paths = ['/brief', '/long']
  for (const path of paths) await cache.page({ path, appKind: 'web' })
  clock.nowMs += BRIEF_MS
  await cache.page({ path: '/brief', appKind: 'web' })
  expect(rendered).toEqual(paths)
  clock.nowMs += 1
  for (const path of paths) await cache.page({ path, appKind: 'web' })
  expect(rendered).toEqual([...paths, '/brief'])
})

test('껍데기는 보관하지 않는다', async () => {
  rendered.length = 0
  await cache.page({ path: '/shell', appKind: 'web' })
  await cache.page({ path: '/shell', appKind: 'web' })
  expect(rendered).toEqual(['/shell', '/shell'])
})

test('샌드박스가 닫혀 있으면 그 경로로 보낸 내용을 읽지 않고 거절한다', async () => {
  const body = 'Transfer-Encoding: chunked\r\n'
  expect(await ask('POST /sandbox-gateway/x', body)).toBe('405 지원하지 않는 요청이에요.')
})

test('샌드박스는 양식보다 긴 내용을, 길이를 말하든 말하지 않든 끝까지 읽지 않고 거절한다', async () => {
  pages = open
  const long = 'a'.repeat(8193)
  const chunked = `2001\r\n${long}\r\n`
  expect([
    await ask('POST /sandbox-gateway/x', 'Content-Length: 3\r\n\r\nabc'),
    await ask('POST /sandbox-gateway/x', 'Content-Length: 100000000\r\n'),
    await ask('POST /sandbox-gateway/x', `Transfer-Encoding: chunked\r\n\r\n${chunked}`),
  ]).toEqual(['200 window 3', '413 보낸 내용이 너무 커요.', '413 보낸 내용이 너무 커요.'])
  pages = closed
})

test('고객 호출의 값은 정해 둔 장터에서만 쿠키로 준다', async () => {
  const cookiesOf = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/seller/apply`)
    return headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.replace(/id=.*/, 'id'))
  }
  pages = closed
  const without = await cookiesOf()
  pages = createPages({ ...parts, handleSandbox: null, customerCredential: 'c2hvcDp3b3Jk' })
  const given = await cookiesOf()
  pages = closed
  expect([without, given]).toEqual([
    ['device_id'],
    ['device_id', 'customer_credential=c2hvcDp3b3Jk'],
  ])
})
