import type { LiveActor, LiveReport } from '@jangteo/ui/lib/liveMessage'
import { hearReport, sceneOfActor } from '@jangteo/ui/screens/flow/live/liveActors'
import type { ShownActor } from '@jangteo/ui/screens/flow/live/liveActors'
import { expect, test } from 'vitest'

const CART: LiveActor = {
  key: 'tab x:0',
  chart: 'cartSelection',
  page: '/order/cart',
  state: 'idle',
  isEnded: false,
}

const at = (actor: Partial<LiveActor>): LiveReport => ({
  kind: 'actor',
  actor: { ...CART, ...actor },
})
const event = (name: string, atMs: number, key = CART.key): LiveReport => ({
  kind: 'event',
  event: { key, event: name, atMs },
})
const heard = (...reports: readonly LiveReport[]): ShownActor[] =>
  reports.reduce<ShownActor[]>(hearReport, [])

test('처음 듣는 흐름은 새것부터, 지나온 곳 없이 보인다', () => {
  expect(heard(at({}), at({ key: 'tab x:9', chart: 'checkout', state: 'loading' }))).toEqual([
    { ...CART, key: 'tab x:9', chart: 'checkout', state: 'loading', from: null, events: [] },
    { ...CART, from: null, events: [] },
  ])
})

test('움직이면 어디서 왔는지와, 새것부터 이벤트가 그때의 상태와 함께 남는다', () => {
  const [cart] = heard(at({}), event('buyer.order', 10), at({ state: 'checking' }))
  expect([cart, cart === undefined ? null : sceneOfActor(cart)]).toEqual([
    {
      ...CART,
      state: 'checking',
      from: 'idle',
      events: [{ number: 1, event: 'buyer.order', state: 'idle', atMs: 10 }],
    },
    { chart: 'cartSelection', state: 'checking', from: 'idle', event: 'buyer.order' },
  ])
})

test('거절된 이벤트는 남지만 지나온 곳을 바꾸지 않는다', () => {
  const [cart] = heard(
    at({}),
    event('buyer.order', 10),
    at({ state: 'checking' }),
    event('buyer.order', 11),
    at({ state: 'checking' }),
  )
  expect([cart?.from, cart?.events.map(({ state }) => state)]).toEqual([
    'idle',
    ['checking', 'idle'],
  ])
  expect(cart === undefined ? null : sceneOfActor(cart)).toEqual({
    chart: 'cartSelection',
    state: 'checking',
    from: 'idle',
    event: 'buyer.order',
  })
})

test('이벤트는 여덟 개까지, 흐름은 서른 개까지 남고, 모르는 흐름의 이벤트는 버린다', () => {
  const events = Array.from({ length: 12 }, (_, index) => event(`buyer.tap${index}`, index))
  const [cart] = heard(at({}), ...events, event('buyer.order', 99, 'tab x:7'))
  const many = heard(...Array.from({ length: 40 }, (_, index) => at({ key: `tab x:${index}` })))
  expect([cart?.events.map(({ number }) => number), many.length, many[0]?.key]).toEqual([
    [12, 11, 10, 9, 8, 7, 6, 5],
    30,
    'tab x:39',
  ])
})

test('떠난 탭의 흐름은 사라진다', () => {
  const other = at({ key: 'other x:0' })
  const left: LiveReport = { kind: 'left', keys: [CART.key] }
  expect(heard(at({}), other, left).map(({ key }) => key)).toEqual(['other x:0'])
})
