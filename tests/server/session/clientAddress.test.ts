import { networkOf, plainAddress } from '@jangteo/server/network/network'
import { createClientAddress } from '@jangteo/server/http/client-address'
import * as fc from 'fast-check'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'

/** A request on a connection from an address, with the header as proxies wrote it. */
function aRequest(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

const PROXIES = ['10.0.0.0/8', '192.0.2.7', '2001:db8:aa::/48']
const addressOf = createClientAddress(PROXIES)

test.each([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.9.9.9, 192.0.2.7', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1,198.51.100.1,192.0.2.8', '192.0.2.8'],
  ['2001:db8:aa::1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '2001:db8:bb::5', '2001:db8:bb:0:0:0:0:5'],
  ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8:bb::5]:4711', '2001:db8:bb:0:0:0:0:5'],
  ['10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', ' , ,', '10.0.0.1'],
  [undefined, '198.51.100.1', 'unknown'],
])('%s 에서 온 연결의 X-Forwarded-For %j 는 %s 로 읽는다', (remote, header, address) => {
  expect(addressOf(aRequest(remote, header))).toEqual(address)
})

test('손님이 머리글 앞에 무엇을 적어 보내도 프록시가 본 주소로 읽는다', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (written) => {
      const request = aRequest('10.0.0.1', `${written}, 198.51.100.1, 192.0.2.7`)
      expect(addressOf(request)).toEqual('198.51.100.1')
    }),
  )
})

test('믿는 프록시를 적지 않으면 머리글은 읽지 않는다', () => {
  expect(createClientAddress([])(aRequest('10.0.0.1', '198.51.100.1'))).toEqual('10.0.0.1')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:DB8::1:0:0:0:1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['page', 'page'],
])('%s 는 %s 로 센다', (address, network) => {
  expect(networkOf(address)).toEqual(network)
})

test('같은 주소는 어떻게 적어도 하나이다', () => {
  const spellings = ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', '2001:db8:0:0::0.0.0.1']
  expect(new Set(spellings.map(plainAddress))).toEqual(new Set(['2001:db8:0:0:0:0:0:1']))
})

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ trustedProxies: ['127.0.0.1'] })
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const LOGIN = '/accounts/login'

/** Tries that are refused for what they say, through the proxy, from one client after the other. */
async function tryFrom(addresses: readonly string[]) {
  const answers = await Promise.all(
    addresses.map((address) =>
      aBuyer(market).call('POST', LOGIN, { body: {}, headers: { 'x-forwarded-for': address } }),
    ),
  )
  return answers.map(({ body }) => body.code).toSorted()
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

test('프록시 뒤에서는 손님마다 따로 세고, 남이 다 써도 내 몫은 남는다', async () => {
  const stranger = await tryFrom(times(32, '198.51.100.1'))
  const own = await tryFrom(times(30, '198.51.100.2'))
  expect([stranger, own]).toEqual([
    [...times(30, 'BAD_INPUT'), ...times(2, 'TOO_MANY_REQUESTS')],
    times(30, 'BAD_INPUT'),
  ])
})

test('IPv6는 /64 하나를 한 손님으로 센다', async () => {
  const line = Array.from({ length: 32 }, (_, index) => `2001:db8:0:7::${index + 1}`)
  expect([await tryFrom(line), await tryFrom(['2001:db8:0:8::1'])]).toEqual([
    [...times(30, 'BAD_INPUT'), ...times(2, 'TOO_MANY_REQUESTS')],
    ['BAD_INPUT'],
  ])
})

test('손님이 앞에 적어 보낸 주소는 세는 데 쓰이지 않는다', async () => {
  const forged = Array.from({ length: 32 }, (_, index) => `192.0.2.${index}, 198.51.100.3`)
  expect(await tryFrom(forged)).toEqual([
    ...times(30, 'BAD_INPUT'),
    ...times(2, 'TOO_MANY_REQUESTS'),
  ])
})
