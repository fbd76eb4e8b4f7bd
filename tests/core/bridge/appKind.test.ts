import { appKindOf } from '@jangteo/core/bridge/appKind.rules'
import { expect, test } from 'vitest'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0'

test.each([
  [{ platform: null, userAgent: null }, 'web'],
  [{ platform: null, userAgent: IPHONE }, 'web'],
  [{ platform: null, userAgent: `${IPHONE} JangteoApp/2.6.0` }, 'ios'],
  [{ platform: null, userAgent: `${PIXEL} JangteoApp/2.6.0` }, 'android'],
  [{ platform: null, userAgent: `${PIXEL} NotJangteoApp/2.6.0` }, 'web'],
  [{ platform: null, userAgent: `${PIXEL} JangteoApp/` }, 'web'],
  [{ platform: 'ios', userAgent: null }, 'ios'],
  [{ platform: 'Android', userAgent: IPHONE }, 'android'],
  [{ platform: 'windows', userAgent: PIXEL }, 'web'],
] as const)('%j에서 온 요청은 %s의 것이다', (signs, kind) => {
  expect(appKindOf(signs)).toBe(kind)
})
