import { createServer } from 'node:http'
import { createGate } from '@jangteo/server/http/gate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type Listening } from '../../support/listen.ts'

let gate: ReturnType<typeof createGate>
let server: Listening
let isDatabaseUp: boolean

beforeEach(async () => {
  isDatabaseUp = true
  gate = createGate()
  server = await listen(createServer(gate.listener))
})
afterEach(() => server.close())

async function ask(path: string) {
  const response = await fetch(`${server.url}${path}`)
  return {
    status: response.status,
    body: await response.json(),
    retryAfter: response.headers.get('retry-after'),
    connection: response.headers.get('connection'),
  }
}

function open(): void {
  gate.open({
    listener: (_, response) => response.end(JSON.stringify('served')),
    isDatabaseUp: () => Promise.resolve(isDatabaseUp),
    noteClosed: () => undefined,
  })
}

const ready = (status: string, code = 503) => ({
  status: code,
  body: { status },
  retryAfter: null,
  connection: 'keep-alive',
})
const SERVED = { status: 200, body: 'served', retryAfter: null, connection: 'keep-alive' }

test('준비되기 전에는 기다리게 하지 않고 503과 다시 올 때를 답한다', async () => {
  expect([await ask('/ready'), await ask('/api/goods/1')]).toEqual([
    ready('STARTING'),
    {
      status: 503,
      body: {
        code: 'SERVICE_UNAVAILABLE',
        message: '지금은 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
        status: 503,
        data: null,
      },
      retryAfter: '5',
      connection: 'keep-alive',
    },
  ])
})

test('준비되면 일하고, 데이터베이스가 없는 동안에는 준비되지 않았다고 한다', async () => {
  open()
  const up = await ask('/ready')
  isDatabaseUp = false
  const away = await ask('/ready?from=balancer')
  expect([up, away, await ask('/')]).toEqual([ready('READY', 200), ready('DATABASE_AWAY'), SERVED])
})

test('끝내는 동안에는 준비되지 않았다고 하면서 온 요청은 답하고 연결을 닫는다', async () => {
  open()
  gate.drain()
  expect([await ask('/ready'), await ask('/')]).toEqual([
    { ...ready('DRAINING'), connection: 'close' },
    { ...SERVED, connection: 'close' },
  ])
})
