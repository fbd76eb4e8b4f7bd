import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import type { FlowRun } from '@jangteo/core/flow/run.codes'
import {
  beginRun,
  currentlyDenied,
  flipInRun,
  hashToRun,
  runToHash,
  sendInRun,
  showRunAt,
} from '@jangteo/core/flow/run.rules'

const PAID = sendInRun(beginRun('orderItem'), 'payment.completed')
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const denied = fc.uniqueArray(name, { maxLength: 3 }).map((guards) => guards.toSorted())
const steps = fc.array(fc.record({ event: name, denied }), { maxLength: 8 })
const anyRun: fc.Arbitrary<FlowRun> = steps.chain((taken) =>
  fc.record({
    chart: name,
    start: fc.option(name),
    steps: fc.constant(taken),
    at: fc.nat({ max: taken.length }),
    denied,
  }),
)

describe('흐름 따라가기', () => {
  test('이벤트를 보내면 그때의 가드와 함께 남는다', () => {
    const shipped = sendInRun(flipInRun(PAID, 'hasNoOpenClaim'), 'seller.delay')
    expect(shipped).toEqual({
      chart: 'orderItem',
      start: null,
      steps: [
        { event: 'payment.completed', denied: [] },
        { event: 'seller.delay', denied: ['hasNoOpenClaim'] },
      ],
      at: 2,
      denied: ['hasNoOpenClaim'],
    })
  })

  test('한 단계에서만 아니라고 한 가드는 그 단계에만 남는다', () => {
    const run = sendInRun(PAID, 'seller.delay', ['b', 'a'])
    expect(run.steps[1]).toEqual({ event: 'seller.delay', denied: ['a', 'b'] })
  })

  test('뒤로 간 곳의 가드는 그때 그대로다', () => {
    const shipped = flipInRun(sendInRun(PAID, 'seller.delay'), 'hasNoOpenClaim')
    expect(currentlyDenied(shipped)).toEqual(['hasNoOpenClaim'])
    expect(currentlyDenied(showRunAt(shipped, 1))).toEqual([])
  })

  test('뒤로 간 곳에서 보내거나 가드를 바꾸면 그 뒤는 사라진다', () => {
    const back = showRunAt(sendInRun(PAID, 'seller.delay'), 1)
    expect(sendInRun(back, 'seller.acknowledge').steps.map(({ event }) => event)).toEqual([
      'payment.completed',
      'seller.acknowledge',
    ])
    expect(flipInRun(back, 'isConfirmDue')).toEqual({ ...PAID, denied: ['isConfirmDue'] })
  })

  test('처음보다 앞으로도, 끝보다 뒤로도 가지 않는다', () => {
    expect([-1, 0.5, 1, 9].map((at) => showRunAt(PAID, at).at)).toEqual([0, 0, 1, 1])
  })
})

describe('주소에 담긴 흐름', () => {
  test.each([
    [beginRun('orderItem'), 'chart=orderItem'],
    [beginRun('orderItem', 'SC'), 'chart=orderItem&start=SC'],
    [
      sendInRun(flipInRun(PAID, 'hasNoOpenClaim'), 'seller.delay'),
      'chart=orderItem&events=payment.completed,~hasNoOpenClaim,seller.delay',
    ],
    [
      flipInRun(flipInRun(PAID, 'hasNoOpenClaim'), 'isConfirmDue'),
      'chart=orderItem&events=payment.completed,~hasNoOpenClaim,~isConfirmDue',
    ],
    [showRunAt(PAID, 0), 'chart=orderItem&events=payment.completed&at=0'],
  ])('%j', (run, hash) => {
    expect(runToHash(run)).toEqual(hash)
  })

  test('적은 흐름을 그대로 다시 읽는다', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        expect(hashToRun(`#${runToHash(run)}`)).toEqual(run)
      }),
    )
  })

  test('어떤 주소를 읽어도 다시 적으면 같은 흐름이다', () => {
    const part = fc.constantFrom('chart=', 'events=', 'start=', 'at=', '&', '~', ',', '%', 'a.b')
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (parts) => {
        const run = hashToRun(parts.join(''))
        fc.pre(run !== null)
        expect(hashToRun(runToHash(run))).toEqual(run)
      }),
    )
  })

  test.each(['', '#', '#chart=', '#events=a', '#mychart=a'])("'%s'에는 흐름이 없다", (hash) => {
    expect(hashToRun(hash)).toBe(null)
  })

  test('망가진 글자는 적힌 그대로 읽는다', () => {
    expect(hashToRun('#chart=%E0%A4&at=x')).toEqual(beginRun('%E0%A4'))
  })
})

test('단계의 이름은 상태와 이벤트와 순서다', () => {
  expect(flowStepKey({ state: 'SC', event: 'buyer.confirm', index: 0 })).toBe('SC buyer.confirm 0')
})
