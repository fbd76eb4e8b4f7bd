import { createServer } from 'node:http'
import { createNtsRegistry } from '@jangteo/business/nts/nts-registry'
import { sandboxRegistry } from '@jangteo/business/sandbox/sandbox-registry'
import * as Effect from 'effect/Effect'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../support/listen.ts'

const NUMBER = '1248100998'

type Answered = { readonly status?: number; readonly body: unknown }

/** A stand-in of the tax office that answers one way, and the requests that it got. */
async function aTaxOffice({ status = 200, body }: Answered) {
  const requests: { readonly url: string; readonly body: unknown }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push({
        url: request.url ?? '',
        body: JSON.parse(Buffer.concat(parts).toString('utf8')),
      })
      response.statusCode = status
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  const registry = createNtsRegistry({ serviceKey: 'k+/=', apiUrl: url })
  return { requests, ask: () => Effect.runPromise(registry.query(NUMBER)) }
}

const stateOf = (code: string, number = NUMBER) => ({
  status_code: 'OK',
  match_cnt: 1,
  request_cnt: 1,
  data: [{ b_no: number, b_stt: '…', b_stt_cd: code, tax_type: '부가가치세 일반과세자' }],
})

test('서비스 키와 사업자등록번호로 상태를 묻는다', async () => {
  const office = await aTaxOffice({ body: stateOf('01') })
  expect(await office.ask()).toEqual({ kind: 'known', state: 'ACTIVE' })
  expect(office.requests).toEqual([
    { url: '/status?serviceKey=k%2B%2F%3D', body: { b_no: [NUMBER] } },
  ])
})

test.each([
  ['01', 'ACTIVE'],
  ['02', 'SUSPENDED'],
  ['03', 'CLOSED'],
  ['', 'UNKNOWN'],
])('상태 코드 "%s"는 %s', async (code, state) => {
  const office = await aTaxOffice({ body: stateOf(code) })
  expect(await office.ask()).toEqual({ kind: 'known', state })
})

test.each([
  [{ status: 401, body: { code: -4, msg: '등록되지 않은 인증키 입니다.' } }, 'the answer is 401'],
  [{ body: { status_code: 'HTTP_ERROR' } }, 'the answer cannot be read'],
  [{ body: stateOf('01', '2208162517') }, 'the answer is about another number'],
  [{ body: stateOf('04') }, 'the state 04 is unknown'],
  [{ body: '<html>' }, 'the connection failed'],
])('%j에는 모른다고 답한다', async (answered, why) => {
  const office = await aTaxOffice(answered)
  expect(await office.ask()).toEqual({ kind: 'silent', why })
})

test('연결되지 않으면 모른다고 답한다', async () => {
  const registry = createNtsRegistry({ serviceKey: 'k', apiUrl: 'http://127.0.0.1:9' })
  expect(await Effect.runPromise(registry.query(NUMBER))).toEqual({
    kind: 'silent',
    why: 'the connection failed',
  })
})

test.each([
  ['1248100998', { kind: 'known', state: 'ACTIVE' }],
  ['1009700001', { kind: 'known', state: 'SUSPENDED' }],
  ['1009800001', { kind: 'known', state: 'CLOSED' }],
  ['1009900001', { kind: 'known', state: 'UNKNOWN' }],
  ['1009600001', { kind: 'silent', why: 'the sandbox keeps silent about this number' }],
])('샌드박스는 가운데 두 자리로 답한다: %s', async (number, answer) => {
  expect(await Effect.runPromise(sandboxRegistry.query(number))).toEqual(answer)
})
