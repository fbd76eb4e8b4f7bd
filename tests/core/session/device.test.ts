import { deviceLabel, deviceNameOf } from '@jangteo/core/session/device.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0 Safari/537.36`,
    'Chrome · Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/140.0 Whale/4.1 Safari/537.36`, '웨일 · Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`,
    'Safari · macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S936N) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    '삼성 인터넷 · Android',
  ],
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${IPHONE} Mobile/15E148 JangteoApp/2.8.0`, '장터 앱 · iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S936N) ${KHTML} Chrome/130.0 Mobile Safari/537.36 JangteoApp/2.8.0`,
    '장터 앱 · Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox · Linux'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('기기의 이름은 프로그램과 운영체제다: %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toEqual(name)
})

/** Characters that a row has room for. */
const LENGTH_MAX = 40

test('무엇이 와도 이름은 정한 길이를 넘지 않고 비지 않는다', () => {
  const words = fc.constantFrom('Chrome/1', 'iPhone', 'Windows', 'JangteoApp/2', 'Safari/9', 'x')
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const name = deviceNameOf(parts.join(' '))
      const length = name?.length ?? 1
      expect(length >= 1 && length <= LENGTH_MAX).toEqual(true)
    }),
  )
})

test('모르는 기기에도 이름이 있다', () => {
  expect([deviceLabel('Chrome · Windows'), deviceLabel(null)]).toEqual([
    'Chrome · Windows',
    '알 수 없는 기기',
  ])
})
