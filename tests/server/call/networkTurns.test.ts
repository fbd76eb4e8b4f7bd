import { createServer, type ServerResponse } from 'node:http'
import { takeNetworkTurns, TURN_BOUNDS } from '@jangteo/server/http/network-turns'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../../support/listen.ts'
import { untilPasses } from '../../support/eventually.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** A server that answers when the test says so; a client says in a header where it is. */
async function serve(changes: Partial<typeof TURN_BOUNDS>) {
  const running: { readonly path: string; readonly response: ServerResponse }[] = []
  const arrived: string[] = []
  const left: string[] = []
  const listener = takeNetworkTurns(
    (request, response) => void running.push({ path: request.url ?? '', response }),
    {
      bounds: { ...TURN_BOUNDS, ...changes },
      clientAddressOf: ({ headers }) => String(headers['x-place']),
    },
  )
  const server = createServer((request, response) => {
    arrived.push(request.url ?? '')
    response.once('close', () => left.push(request.url ?? ''))
    listener(request, response)
  })
  const { url, close } = await listen(server)
  opened.push(close)
  const ask = (path: string, place: string, signal?: AbortSignal) =>
    fetch(`${url}${path}`, {
      headers: { 'x-place': place },
      ...(signal === undefined ? {} : { signal }),
    })
  const seen = (list: 'arrived' | 'left', path: string) =>
    untilPasses(() => {
      expect({ arrived, left }[list]).toContain(path)
    })
  const paths = () => running.map(({ path }) => path)
  const answer = (path: string) =>
    running.find((it) => it.path === path)?.response.end(JSON.stringify(path))
  return { ask, paths, answer, seen }
}

test('한 곳의 요청은 몇씩 차례로 답하고, 다른 곳의 요청은 그 줄에 서지 않는다', async () => {
  const { ask, paths, answer, seen } = await serve({ runningMax: 2 })
  const asked = []
  for (const path of ['/1', '/2', '/3', '/4']) {
    asked.push(ask(path, '192.0.2.1'))
    await seen('arrived', path)
  }
  const other = ask('/other', '192.0.2.2')
  await untilPasses(() => {
    expect(paths()).toEqual(['/1', '/2', '/other'])
  })
  answer('/2')
  await untilPasses(() => {
    expect(paths()).toEqual(['/1', '/2', '/other', '/3'])
  })
  for (const path of ['/1', '/3', '/other']) answer(path)
  await untilPasses(() => {
    expect(paths()).toContain('/4')
  })
  answer('/4')
  const answers = await Promise.all([...asked, other])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('너무 오래 기다린 요청은 코드로 거절하고, 그동안 떠난 요청은 건너뛴다', async () => {
  const { ask, paths, answer, seen } = await serve({ runningMax: 1, waitMaxMs: 0 })
  const first = ask('/1', '192.0.2.1')
  await untilPasses(() => {
    expect(paths()).toEqual(['/1'])
  })
  const leaving = new AbortController()
  const left = ask('/2', '192.0.2.1', leaving.signal).catch(() => 'left')
  await seen('arrived', '/2')
  const late = ask('/3', '192.0.2.1')
  await seen('arrived', '/3')
  leaving.abort()
  expect(await left).toBe('left')
  await seen('left', '/2')
  answer('/1')
  const refused = await late
  expect([(await first).status, refused.status, refused.headers.get('retry-after')]).toEqual([
    200,
    503,
    '5',
  ])
  expect(await refused.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: '지금은 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
    status: 503,
    data: null,
  })
  const next = ask('/4', '192.0.2.1')
  await untilPasses(() => {
    expect(paths()).toEqual(['/1', '/4'])
  })
  answer('/4')
  expect((await next).status).toBe(200)
})
