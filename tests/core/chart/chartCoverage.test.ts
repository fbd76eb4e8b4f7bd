import { orderItemChart } from '@jangteo/core/order/orderItem.chart'
import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import { expect, test } from 'vitest'
import { stepKeysOf } from '../../support/chart/stepKeys.ts'
import { untakenSteps } from '../../support/chart/untakenSteps.ts'

const KEYS = ['A go 0', 'A go 1', 'B back 0']

test('아무 시험도 지나가지 않은 전이와, 아무 시험도 세지 않은 차트를 하나하나 말한다', () => {
  const charts = [
    { id: 'whole', keys: KEYS, counts: { 'A go 0': 1, 'A go 1': 12, 'B back 0': 3 } },
    { id: 'holed', keys: KEYS, counts: { 'A go 0': 1, 'A go 1': 0 } },
    { id: 'forgotten', keys: KEYS, counts: null },
  ]
  expect(untakenSteps(charts)).toEqual([
    'holed: A go 1',
    'holed: B back 0',
    'forgotten: no test counts its steps',
  ])
})

test('전이의 이름은 상태와 이벤트와 그 안의 차례이고, 차트 안에서 겹치지 않는다', () => {
  const keys = [checkoutChart, orderItemChart].map(stepKeysOf)
  expect(keys.map((all) => new Set(all).size)).toEqual(keys.map((all) => all.length))
  expect(keys.map((all) => all.slice(0, 3))).toEqual([
    ['editing facts.changed 0', 'editing facts.changed 1', 'editing buyer.submit 0'],
    ['PW payment.completed 0', 'PW payment.awaitsDeposit 0', 'PW payment.expired 0'],
  ])
})
