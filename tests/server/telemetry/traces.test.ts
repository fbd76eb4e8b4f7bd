import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { createTossClient } from '@jangteo/payment/toss/api-client'
import { openTelemetryTraces } from '@jangteo/server/telemetry/open-telemetry'
import {
  endRequestSpan,
  openRequestSpan,
  toParentSpan,
} from '@jangteo/server/telemetry/request-span'
import * as Effect from 'effect/Effect'
import * as Tracer from 'effect/Tracer'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listen } from '../../support/listen.ts'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { placeBy } from '../../support/payment/deposit.ts'
import { aSpanBook } from '../../support/telemetry/spanBook.ts'
import { untilPasses } from '../../support/eventually.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN_ID = '00f067aa0ba902b7'
const FROM = { traceId: TRACE_ID, spanId: SPAN_ID, isSampled: true }

const book = aSpanBook()
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ tracer: book.tracer })
})
beforeEach(() => book.forget())
afterAll(() => market.close())

type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server that accepts every request and records it. */
async function aRecorder() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const record = async () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: await text(request) })
      response.setHeader('content-type', 'application/json').end('{}')
    }
    void record()
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return { url, received }
}

test('요청, 쓰임새, SQL이 한 줄기로 이어지고, 밖에서 온 줄기를 잇는다', async () => {
  const { buyer } = await aMember(market)
  book.forget()
  const headers = { traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }
  await buyer.ask('GET', '/buyers/addresses/me', { headers })
  await untilPasses(() => expect(book.rows()[0]?.[3]).toEqual('Ended'))
  expect([new Set(book.spans.map(({ traceId }) => traceId)), book.rows()]).toEqual([
    new Set([TRACE_ID]),
    [
      ['GET', SPAN_ID, 'server', 'Ended'],
      ['sql', 'GET', 'client', 'Ended'],
      ['address.list', 'GET', 'internal', 'Ended'],
      ['sql', 'address.list', 'client', 'Ended'],
    ],
  ])
  const [request] = book.spans
  expect(Object.fromEntries(request?.attributes ?? [])).toEqual({
    'http.route': '/api/buyers/addresses/me',
    'http.response.status_code': 200,
  })
})

test('결제사에 묻는 일도 그 줄기의 하나다', async () => {
  const buyer = aBuyer(market)
  const order = await placeBy(buyer, 'CARD')
  book.forget()
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  await buyer.ask('POST', path, { body: {} })
  const rows = book.rows().filter(([name]) => String(name).startsWith('sandbox'))
  expect(rows).toEqual([['sandbox request', 'payment.requestData', 'client', 'Ended']])
})

test('토스페이먼츠에 보내는 요청은 줄기를 이어 주고, 줄기가 없으면 말하지 않는다', async () => {
  const { url, received } = await aRecorder()
  const client = createTossClient({ secretKey: 'test_sk_x', apiUrl: url })
  await Effect.runPromise(client.get('/inside').pipe(Effect.withParentSpan(toParentSpan(FROM))))
  await Effect.runPromise(client.get('/outside'))
  expect(received.map(({ path, headers }) => [path, headers['traceparent']])).toEqual([
    ['/inside', `00-${TRACE_ID}-${SPAN_ID}-01`],
    ['/outside', undefined],
  ])
})

const span = z.record(z.string(), z.unknown())
const exportedSpans = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

test('모으는 곳을 정하면 OpenTelemetry로 보내고, 오류의 글은 보내지 않는다', async () => {
  const { url, received } = await aRecorder()
  const { tracer, close } = openTelemetryTraces(url)
  const request = openRequestSpan(tracer, 'GET', FROM)
  const failing = Effect.die(new Error('Key (email)=(gildong@mail.example)')).pipe(
    Effect.withSpan('order.detail'),
    Effect.withParentSpan(request),
    Effect.provideService(Tracer.Tracer, tracer),
  )
  await Effect.runPromiseExit(failing)
  endRequestSpan(request, { route: '/api/orders/manages/{id}', status: 500 })
  await close()
  const [sent] = received
  const body = exportedSpans.parse(JSON.parse(sent?.body ?? '{}'))
  const spans = body.resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  )
  expect([
    sent?.path,
    spans.map(({ name, traceId, parentSpanId, status }) => [name, traceId, parentSpanId, status]),
    sent?.body.includes('gildong'),
  ]).toEqual([
    '/v1/traces',
    [
      ['order.detail', TRACE_ID, request.spanId, { code: 2 }],
      ['GET', TRACE_ID, SPAN_ID, { code: 2 }],
    ],
    false,
  ])
})
