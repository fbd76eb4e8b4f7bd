import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_ACTIONS } from '@jangteo/core/tracking/tracking.codes'
import {
  TRACKING_EXTRA_COUNT_MAX,
  toTrackingEvent,
} from '@jangteo/core/tracking/trackingEvent.rules'

test('무엇을 했는지와 값, 덧붙일 것을 글로 보낸다', () => {
  const event = toTrackingEvent({
    action: 'add_to_cart',
    label: '찻잔',
    value: 12_900,
    extras: { goodsId: 7, coupon: null, isDeal: false, store: 'dadam' },
  })
  expect(event).toEqual({
    action: 'add_to_cart',
    label: '찻잔',
    value: 12_900,
    extras: { goodsId: '7', isDeal: 'false', store: 'dadam' },
  })
})

test('값과 덧붙일 것은 없어도 된다', () => {
  expect(toTrackingEvent({ action: 'login', label: '' })).toEqual({
    action: 'login',
    label: '',
    value: null,
    extras: {},
  })
})

test('덧붙이는 것은 앞에서부터 네 개까지다', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...TRACKING_ACTIONS), names, (action, given) => {
      const extras = Object.fromEntries(given.map((name) => [name, 1]))
      const retained = Object.keys(toTrackingEvent({ action, label: '', extras }).extras)
      expect(retained).toEqual(given.slice(0, TRACKING_EXTRA_COUNT_MAX))
    }),
  )
})
