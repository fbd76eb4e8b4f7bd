import { once } from 'node:events'
import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type RefusalBody } from '../../support/buyer.ts'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { samplePath } from '../../support/call/callSamples.ts'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function answerTo(...[request, sent]: [string, Parameters<typeof send>[2]?]) {
  const { status, body } = await send(market, request, sent)
  return { status, body }
}

async function issuePathsOf(method: string, path: string, body?: unknown) {
  const answer = await aBuyer(market).call(method, path, { body })
  const data = answer.body.data as { issues: { path: string; message: string }[] } | null
  return {
    status: answer.status,
    code: answer.body.code,
    paths: data?.issues.map(({ path: at }) => at),
    haveText: data?.issues.every(({ message }) => /[가-힣]/.test(message)),
  }
}

const wrong = (paths: readonly string[]) => ({
  status: 400,
  code: 'BAD_INPUT',
  paths,
  haveText: true,
})

const TOO_LARGE = {
  status: 413,
  body: {
    code: 'BODY_TOO_LARGE',
    message: '입력한 내용이 너무 커요. 줄인 뒤 다시 시도해 주세요.',
    status: 413,
    data: null,
  },
}
const NOT_FOUND = {
  status: 404,
  body: { code: 'NOT_FOUND', message: '요청한 정보를 찾을 수 없어요.', status: 404, data: null },
}

test.each(['{"goodsList":', '{', 'x', '{"a":1}}', "{'a':1}"])(
  '읽을 수 없는 JSON은 입력 오류다: %s',
  async (body) => {
    expect(await answerTo('POST /shops/carts', { headers: JSON_TYPE, body })).toEqual({
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message: '입력한 내용을 다시 확인해 주세요.',
        status: 400,
        data: { issues: [] },
      },
    })
  },
)

test('요청 번호가 300자를 넘으면 입력 오류라고, 어디가 틀렸는지도 말한다', async () => {
  const put = (length: number) =>
    answerTo('POST /shops/carts', {
      headers: { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(length) },
      body: '{}',
    })
  expect(await put(301)).toEqual({
    status: 400,
    body: {
      code: 'BAD_INPUT',
      message: '입력한 내용을 다시 확인해 주세요.',
      status: 400,
      data: {
        issues: [
          {
            path: 'idempotency-key',
            message: '요청을 확인하지 못했어요. 새로고침한 뒤 다시 시도해 주세요.',
          },
        ],
      },
    },
  })
  const { body } = await put(300)
  expect((body as RefusalBody).data).toEqual({
    issues: [
      {
        path: 'goodsList',
        message: '잘못된 입력: 예상 타입은 array, 받은 타입은 undefined입니다',
      },
    ],
  })
})

test.each([[[1]], [null], ['글'], [7], [true]])(
  '객체가 아닌 내용은 통째로 틀렸다고 한다: %j',
  async (body) => {
    expect(await issuePathsOf('POST', '/shops/carts', body)).toEqual(wrong(['']))
  },
)

test('내용이 없으면 통째로 틀렸다고 한다', async () => {
  expect(await issuePathsOf('POST', '/shops/carts')).toEqual(wrong(['']))
})

test('틀린 자리를 하나도 빠짐없이 알려 준다', async () => {
  const goodsList = [
    { goodsId: '1', optionId: 1.5, quantity: 0 },
    { goodsId: 0, optionId: 1, quantity: 10_000, addItemList: [{ optionId: null, quantity: 1 }] },
  ]
  expect(await issuePathsOf('POST', '/shops/carts', { goodsList, buyNowYn: 'yes' })).toEqual(
    wrong([
      'goodsList.0.goodsId',
      'goodsList.0.optionId',
      'goodsList.0.quantity',
      'goodsList.1.goodsId',
      'goodsList.1.quantity',
      'goodsList.1.addItemList.0.optionId',
      'buyNowYn',
    ]),
  )
})

test.for([
  ['POST', '/shops/carts', { goodsList: [] }, ['goodsList']],
  ['PUT', '/shops/carts', { cartId: 1, goodsList: [] }, ['goodsList']],
  ['DELETE', '/shops/carts', { cartIdList: [1, -1] }, ['cartIdList.1']],
  ['POST', '/shops/orders/summary', { cartIdList: [1], zonecode: '0623' }, ['zonecode']],
  ['POST', '/accounts/login', { loginId: '', password: 1 }, ['loginId', 'password']],
  ['GET', '/goods/abc', undefined, ['id']],
  ['GET', '/goods/0', undefined, ['id']],
  ['GET', '/goods/1.5', undefined, ['id']],
  ['GET', '/goods/%E0%A4%A', undefined, ['id']],
  ['GET', '/goods/99999999999999999999', undefined, ['id']],
] as const)('%s %s 에 보낸 %j 은 거절한다', async ([method, path, body, paths]) => {
  expect(await issuePathsOf(method, path, body)).toEqual(wrong(paths))
})

test('저장할 수 없는 글자가 든 글은 어디에 있든 입력 오류다', async () => {
  const login = { loginId: 'minji\u0000kim', password: 'x' }
  const place = { orderer: { name: '홍\u0000' }, seenLines: [{ '\u0000': ['\u0000'] }] }
  expect([
    await issuePathsOf('POST', '/accounts/login', login),
    await issuePathsOf('POST', '/shops/orders', place),
    await issuePathsOf('GET', '/shops/carts/summary?cartIdList=%00'),
  ]).toEqual([
    wrong(['loginId']),
    wrong(['orderer.name', 'seenLines.0.\u0000.0']),
    wrong(['cartIdList']),
  ])
})

test('큰 내용은 길이를 밝혔든 흘려 보냈든 받지 않는다', async () => {
  const body = JSON.stringify({ goodsList: 'x'.repeat(131_072) })
  const sized = await answerTo('POST /shops/carts', { headers: JSON_TYPE, body })
  const streamed = requestHttp(`${market.url}/api/shops/carts`, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
  })
  streamed.on('error', () => undefined)
  streamed.end(body)
  const [answer] = (await once(streamed, 'response')) as [IncomingMessage]
  const streamedBody: unknown = JSON.parse(await text(answer))
  expect([sized, { status: answer.statusCode, body: streamedBody }]).toEqual([TOO_LARGE, TOO_LARGE])
})

test.each(['content-length', 'transfer-encoding'])(
  '너무 큰 요청을 다 보내기 전에 답해도 연결은 이어진다: %s',
  async (framing) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (headers: Record<string, string | number>) =>
      requestHttp(`${market.url}/api/shops/carts`, { method: 'POST', agent, headers })
    const half = Buffer.alloc(300_000, ' ')
    const length = framing === 'content-length' ? { [framing]: 2 * half.length } : {}
    const large = ask({ ...JSON_TYPE, ...length })
    large.write(half)
    const [refused] = (await once(large, 'response')) as [IncomingMessage]
    await text(refused)
    large.end(half)
    await once(large, 'close')
    const next = ask(JSON_TYPE).end('{')
    const [answer] = (await once(next, 'response')) as [IncomingMessage]
    await text(answer)
    agent.destroy()
    expect([refused.statusCode, answer.statusCode, next.reusedSocket]).toEqual([413, 400, true])
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'JSON이 아닌 형식은 받지 않는다: %s',
  async (type) => {
    const headers = { 'content-type': type }
    expect(await answerTo('POST /shops/carts', { headers, body: '{}' })).toEqual({
      status: 415,
      body: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: '지원하지 않는 형식의 요청이에요.',
        status: 415,
        data: null,
      },
    })
  },
)

test('JSON 형식에 글자 집합을 덧붙여도 읽는다', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  expect((await send(market, 'POST /accounts/logout', { headers, body: '{}' })).status).toBe(200)
})

test.each(['', '/', '/nothing', '/goods', '/goods/1/nothing', '/constructor'])(
  '없는 경로는 없다고 한다: /api%s',
  async (path) => {
    expect(await answerTo(`GET ${path}`)).toEqual(NOT_FOUND)
  },
)

/** Also those that take the path's last word for an id. */
function methodsAt(path: string): string[] {
  return CONTRACT_CALLS.filter((call) => {
    const words = call.path.split('/')
    const given = path.split('/')
    return (
      words.length === given.length &&
      words.every((word, index) => word.startsWith('{') || word === given[index])
    )
  }).map(({ method }) => method)
}

/** Providers send their people to this path by themselves; it leads on to a page. */
const isReturn = (path: string) => path === '/accounts/socials/{provider}/callback'

const PATHS = Map.groupBy(CONTRACT_CALLS, ({ path }) => path)

test.each([...PATHS])(
  '있는 경로를 다른 방법으로 부르면 되는 방법을 알려 준다: %s',
  async (_, calls) => {
    const [call] = calls
    if (call === undefined) throw new Error('a path has calls')
    const methods = methodsAt(samplePath(call).split('?')[0] ?? '')
    const others = isReturn(call.path) ? ['PUT'] : ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    const other = others.find((verb) => !methods.includes(verb))
    const { status, headers, body } = await send(market, `${other} ${samplePath(call)}`)
    expect({ status, allow: headers.get('allow')?.split(', ').toSorted(), body }).toEqual({
      status: 405,
      allow: methods.flatMap((verb) => (verb === 'GET' ? [verb, 'HEAD'] : [verb])).toSorted(),
      body: {
        code: 'METHOD_NOT_ALLOWED',
        message: '지원하지 않는 요청이에요.',
        status: 405,
        data: null,
      },
    })
  },
)
