import { cutAddress } from '@jangteo/server/network/cut-address'
import { describeError, scrub } from '@jangteo/server/telemetry/describe-error'
import { routeOf } from '@jangteo/server/telemetry/route-of'
import { readTraceparent } from '@jangteo/server/telemetry/trace-context'
import { expect, test } from 'vitest'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('주소 %s은(는) %s만 남는다', (address, network) => {
  expect(cutAddress(address)).toEqual(network)
})

test.each([
  ['/', '/'],
  ['/order/payment', '/order/payment'],
  ['/order/detail/AbCdEf', '/order/detail/{ordersId}'],
  ['/store/achimbat/storenotice/3', '/store/{storeUrl}/storenotice/{noticeId}'],
  ['/files/abcdefghijklmnopqrstuvwxyz012345', '/files/{key}'],
  ['/files/abcdefghijklmnopqrstuvwxyz012345/thumbnail', '/files/{key}'],
  ['/hooks/payments/toss', '/hooks/payments/{gateway}'],
  ['/assets/main-12ab.js', '/assets/*'],
  ['/api/01012345678', '/api/*'],
  ['/gildong@mail.example', '/*'],
])('길 %s의 이름은 %s이다', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
  [`cc-${TRACE}-${SPAN}-01-more`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`ff-${TRACE}-${SPAN}-01`, null],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, null],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
  ['01012345678', null],
  [undefined, null],
  [['a', 'b'], null],
])('traceparent %s', (header, context) => {
  expect(readTraceparent(header)).toEqual(context)
})

test('오류의 글에서 메일과 번호와 토큰과 파일 열쇠를 지운다', () => {
  expect(
    scrub(
      'gildong@mail.example 010-1234-5678 110123456789 eyJhbGciOi.eyJzaWQi.c2ln /files/abcdefghijklmnopqrstuvwx 42',
    ),
  ).toEqual('(mail) (number) (number) (token) /files/(key) 42')
})

test.each([
  [
    new SyntaxError(`Unexpected token 'p', "password" is not valid JSON`),
    'Unexpected token "…", "…" is not valid JSON',
  ],
  [
    Object.assign(new Error('invalid input syntax for type uuid: "me"'), { code: '22P02' }),
    'invalid input syntax for type uuid: "…"',
  ],
  [
    Object.assign(new Error('relation "orders" does not exist'), { code: '42P01' }),
    'relation "orders" does not exist',
  ],
])('%s', (error, message) => {
  expect(describeError(error).message).toEqual(message)
})

test('오류에서는 정해 둔 것만 남고, 까닭이 돌고 돌아도 끝이 있다', () => {
  const error = Object.assign(new TypeError('no'), {
    detail: 'Key (email)=(a@b.example)',
    where: 'COPY line 1',
    parameters: ['secret'],
    data: { name: '홍길동' },
  })
  error.cause = error
  const fields: string[][] = []
  for (let one = describeError(error); ; one = one.cause) {
    fields.push(Object.keys(one))
    if (one.cause === undefined) break
  }
  const whole = ['type', 'message', 'stack', 'cause']
  expect(fields).toEqual([whole, whole, whole, whole, ['type', 'message', 'stack']])
  expect(describeError('gildong@mail.example')).toEqual({
    type: 'string',
    message: 'no error',
    stack: '',
  })
})
