import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  APP_VERSION_DEFAULT,
  appVersionOf,
  isVersionAtLeast,
} from '@jangteo/core/bridge/appVersion.rules'
import {
  READINESS_POLL_COUNT_MAX,
  READINESS_POLL_INTERVAL_MS,
  afterReadinessPoll,
} from '@jangteo/core/bridge/readiness.rules'

describe('네이티브 준비 기다리기', () => {
  test('준비될 때까지 묻고, 쉰 번 물어도 안 되면 그만둔다', () => {
    expect([
      afterReadinessPoll(1, true),
      afterReadinessPoll(1, false),
      afterReadinessPoll(49, false),
      afterReadinessPoll(50, false),
      afterReadinessPoll(50, true),
    ]).toEqual(['READY', 'ASK_AGAIN', 'ASK_AGAIN', 'GIVE_UP', 'READY'])
  })

  test('언제 준비되든 쉰 번보다 많이 묻지 않고, 그 안에 준비되면 알아챈다', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (readyAt) => {
        let pollCount = 1
        while (afterReadinessPoll(pollCount, pollCount >= readyAt) === 'ASK_AGAIN') pollCount += 1
        const end = afterReadinessPoll(pollCount, pollCount >= readyAt)
        expect([end, pollCount]).toEqual(readyAt > 50 ? ['GIVE_UP', 50] : ['READY', readyAt])
      }),
    )
  })

  test('5초를 넘게 기다리지 않는다', () => {
    expect(READINESS_POLL_COUNT_MAX * READINESS_POLL_INTERVAL_MS).toEqual(5_000)
  })
})

describe('앱 버전', () => {
  test('알려 주지 않은 버전은 2.6.0이다', () => {
    expect([null, '', 'latest', '3', '2.10.1'].map(appVersionOf)).toEqual([
      APP_VERSION_DEFAULT,
      APP_VERSION_DEFAULT,
      '2.6.0',
      '3',
      '2.10.1',
    ])
  })

  test.each([
    ['2.6.0', '2.6.0', true],
    ['2.10.0', '2.6', true],
    ['2.6', '2.6.1', false],
    ['3', '2.99.99', true],
    ['2.5.9', '2.6.0', false],
  ])('%s이(가) %s 이상인지는 %s', (version, least, isLater) => {
    expect(isVersionAtLeast(version, least)).toEqual(isLater)
  })
})
