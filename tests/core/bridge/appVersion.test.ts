import { describe, expect, test } from 'vitest'
import {
  APP_VERSION_DEFAULT,
  appVersionOf,
  isVersionAtLeast,
} from '@jangteo/core/bridge/appVersion.rules'

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
