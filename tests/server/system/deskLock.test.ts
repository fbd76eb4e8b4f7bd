import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { announce } from '@jangteo/server/app/announcement'
import { createDeskLock } from '@jangteo/server/http/desk-lock'
import { createPages } from '@jangteo/server/http/pages'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { AN_IDENTITY_PROVIDER } from '../../support/identity.ts'
import { listen } from '../../support/listen.ts'
import { aBuyer, type Answer, type RefusalBody } from '../../support/buyer.ts'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

const PASSWORD = 'drawn at the start'
const LOCKED: Answer<RefusalBody> = {
  status: 401,
  body: {
    code: 'DESK_LOCKED',
    message: '데스크가 잠겨 있어요. 서버를 시작할 때 나온 주소에서 비밀번호를 입력해 주세요.',
    status: 401,
    data: null,
  },
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ deskPassword: PASSWORD })
})
afterAll(() => market.close())

/** Goes to the door with a name and a password, or with nothing. */
async function knock(credential: string | null, url = market.url) {
  const headers =
    credential === null
      ? {}
      : { authorization: `Basic ${Buffer.from(credential).toString('base64')}` }
  const { status, headers: answered } = await fetch(`${url}/api/dev/open`, {
    headers,
    redirect: 'manual',
  })
  return {
    status,
    asked: answered.get('www-authenticate'),
    location: answered.get('location'),
    cookies: answered.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
    cookie: answered.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

const ASKED = {
  status: 401,
  asked: 'Basic realm="desk", charset="UTF-8"',
  location: null,
  cookies: [],
  cookie: '',
}

test('비밀번호를 모르면 데스크의 어떤 호출도 받지 않는다', async () => {
  const calls = CONTRACT_CALLS.filter(({ name }) => name.startsWith('desk.'))
  const answers = await Promise.all(
    calls.map(({ method, path }) =>
      aBuyer(market).call(method, path.replaceAll(/\{\w+\}/g, '1'), {
        ...(method === 'POST' ? { body: {} } : {}),
        headers: { cookie: 'desk=guessed' },
      }),
    ),
  )
  expect([answers, calls.length]).toEqual([calls.map(() => LOCKED), 14])
})

test('문은 이름과 비밀번호가 맞아야 열리고, 그 브라우저만 들어간다', async () => {
  expect([
    await knock(null),
    await knock('desk:guessed'),
    await knock(`admin:${PASSWORD}`),
  ]).toEqual([ASKED, ASKED, ASKED])
  const { cookie, ...opened } = await knock(`desk:${PASSWORD}`)
  expect(opened).toEqual({
    status: 303,
    asked: null,
    location: '/devOnly/desk',
    cookies: ['desk=…; Path=/; HttpOnly; SameSite=Strict'],
  })
  const { status } = await aBuyer(market).call('GET', '/dev/desk/refunds', { headers: { cookie } })
  expect([status, await aBuyer(market).call('GET', '/dev/desk/refunds')]).toEqual([200, LOCKED])
})

test('데스크가 아닌 호출은 그대로 받는다', async () => {
  expect((await aBuyer(market).call('GET', '/shops/carts')).status).toBe(200)
})

test('비밀번호를 모르면 데스크의 화면도 보여 주지 않는다', async () => {
  const body = Buffer.from('page')
  const bodies = { plain: body, gzip: body, brotli: body }
  const page = { status: 200, ...bodies, isPrerendered: false, holdsUntilMs: null }
  const pages = createPages({
    files: [],
    cache: { page: async () => page, shell: async () => page },
    origin: market.url,
    servesDevOnly: true,
    deskLock: createDeskLock(PASSWORD),
    identity: AN_IDENTITY_PROVIDER,
    handleSandbox: null,
  })
  const { url, close } = await listen(
    createServer((request, response) => void pages(request, response)),
  )
  onTestFinished(close)
  const look = async (path: string) => {
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect([await look('/devOnly/desk'), await look('/devOnly'), await look('/')]).toEqual([
    [303, '/api/dev/open'],
    [303, '/api/dev/open'],
    [200, null],
  ])
})

const announced = (variables: Record<string, string>, deskPassword: string | null = null) =>
  announce({
    environment: readEnvironment(variables),
    url: 'http://shop',
    workerCount: 1,
    data: 'data',
    deskPassword,
    firstOperatorUrl: null,
    user: null,
    close: async () => undefined,
  })

test.each([
  [{}, null, '/devOnly/desk'],
  [{ HOST: '0.0.0.0' }, 'drawn', '/api/dev/open  desk / drawn'],
])('%j로 시작하면 데스크의 주소를 알린다', (variables, deskPassword, line) => {
  const text = announced(variables, deskPassword)
  expect(/ {2}Desk +(.*)/.exec(text)?.[1]).toBe(`http://shop${line}`)
})

test('API 설명의 주소는 설명을 내줄 때만 알린다', () => {
  const apiOf = (variables: Record<string, string>) =>
    / {2}API +(.*)/.exec(announced(variables))?.[1]
  expect([apiOf({}), apiOf({ API_DOCS: '0' })]).toEqual(['http://shop/api/docs', undefined])
})
