import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { boundConnections, CONNECTION_BOUNDS } from '@jangteo/server/http/connections'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../../support/listen.ts'
import { untilPasses } from '../../support/eventually.ts'

type Changes = Partial<typeof CONNECTION_BOUNDS> & { readonly isTrusted?: boolean }

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** A server with bounds of its own, and how many connections it closed. */
async function serve(listener: RequestListener, { isTrusted = false, ...changes }: Changes = {}) {
  const server = createServer()
  const closed: number[] = []
  server.on(
    'request',
    boundConnections(server, listener, {
      bounds: { ...CONNECTION_BOUNDS, ...changes },
      isTrusted: () => isTrusted,
      onClosed: (count) => closed.push(count),
    }),
  )
  const { port, close } = await listen(server)
  opened.push(close)
  return { port, closed }
}

type Client = { readonly socket: Socket; readonly read: () => string; isClosed: boolean }

function open(port: number, { isReading = true } = {}): Client {
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  const client: Client = { socket, read: () => text, isClosed: false }
  if (isReading) {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  } else socket.pause()
  socket.on('error', () => undefined)
  socket.on('close', () => {
    client.isClosed = true
  })
  opened.push(async () => {
    socket.destroy()
  })
  return client
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: market\r\n\r\n`
const post = 'POST / HTTP/1.1\r\nHost: market\r\nTransfer-Encoding: chunked\r\n\r\n'

test('한 연결에 겹쳐 온 요청은 앞의 대답을 보낸 뒤에 하나씩, 온 차례로 답한다', async () => {
  const begun: ServerResponse[] = []
  const { port } = await serve((_, response) => void begun.push(response))
  const client = open(port)
  const urls = ['/1', '/2', '/3', '/4']
  client.socket.write(urls.map(get).join(''))
  for (const [index, url] of urls.entries()) {
    await untilPasses(() => {
      expect(begun).toHaveLength(index + 1)
    })
    begun[index]?.end(`<${url}>`)
  }
  await untilPasses(() => {
    expect(client.read().match(/<.+?>/g)).toEqual(['</1>', '</2>', '</3>', '</4>'])
  })
})

test('기다리는 요청이 너무 많은 연결은 닫는다', async () => {
  const { port } = await serve(() => undefined, { pipelinedMax: 3 })
  const [within, beyond] = [open(port), open(port)]
  within.socket.write(get('/').repeat(4))
  beyond.socket.write(get('/').repeat(5))
  await untilPasses(() => {
    expect([within.isClosed, beyond.isClosed]).toEqual([false, true])
  })
})

test('한 곳에서 연 연결이 너무 많으면 더 받지 않고, 닫히면 다시 받는다', async () => {
  const { port } = await serve((_, response) => response.end('ok'), { networkCountMax: 2 })
  const [first, second, third] = [open(port), open(port), open(port)]
  await untilPasses(() => {
    expect([first.isClosed, second.isClosed, third.isClosed].filter(Boolean)).toHaveLength(1)
  })
  for (const { socket } of [first, second, third]) socket.destroy()
  await untilPasses(async () => {
    const again = open(port)
    again.socket.write(get('/'))
    await Promise.race([once(again.socket, 'data'), once(again.socket, 'close')])
    expect(again.read()).toContain('ok')
  })
})

test('믿는 프록시의 연결은 한 곳의 것으로 세지 않는다', async () => {
  const { port } = await serve((_, response) => response.end('ok'), {
    networkCountMax: 1,
    networkHeldBytesMax: 0,
    isTrusted: true,
  })
  const clients = [open(port), open(port), open(port)]
  for (const { socket } of clients) socket.write(get('/'))
  await untilPasses(() => {
    expect(clients.map(({ read }) => read().includes('ok'))).toEqual([true, true, true])
  })
})

test('읽어 가지 않는 대답이 너무 쌓이면 가장 큰 것부터 닫고, 작은 것은 남긴다', async () => {
  const big = 'a'.repeat(24_000_000)
  const { port, closed } = await serve(
    (request, response) => response.end(request.url === '/big' ? big : 'ok'),
    { networkHeldBytesMax: 30_000_000 },
  )
  const small = open(port)
  small.socket.write(get('/'))
  const greedy = [open(port, { isReading: false }), open(port, { isReading: false })]
  for (const { socket } of greedy) socket.write(get('/big'))
  await untilPasses(() => {
    expect(closed).toEqual([1])
  })
  small.socket.write(get('/'))
  await untilPasses(() => {
    expect([small.isClosed, small.read().match(/ok/g)]).toEqual([false, ['ok', 'ok']])
  })
})

test('끝나지 않는 요청은 정해진 만큼만 받고 닫는다', async () => {
  const { port, closed } = await serve((request) => request.resume(), {
    requestBytesMax: 1_000_000,
  })
  const client = open(port)
  client.socket.write(post)
  const chunk = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`
  client.socket.on('drain', () => client.socket.write(chunk))
  client.socket.write(chunk.repeat(20))
  await untilPasses(() => {
    expect([client.isClosed, closed]).toEqual([true, [1]])
  })
})

test('거절당한 요청은 나머지를 보내는 동안 답을 읽고, 끝없이 보내면 닫는다', async () => {
  const { port, closed } = await serve((_, response) => response.writeHead(413).end('refused'), {
    requestBytesMax: 1_000_000,
  })
  const [ending, endless] = [open(port), open(port)]
  const part = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`
  ending.socket.write(`${post}${part.repeat(5)}0\r\n\r\n${get('/')}`)
  endless.socket.on('drain', () => endless.socket.write(part))
  endless.socket.write(`${post}${part.repeat(20)}`)
  await untilPasses(() => {
    expect([ending.isClosed, ending.read().match(/refused/g), endless.isClosed, closed]).toEqual([
      false,
      ['refused', 'refused'],
      true,
      [1],
    ])
  })
})
