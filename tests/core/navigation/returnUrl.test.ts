import { returnUrlOf } from '@jangteo/core/navigation/returnUrl.rules'
import { describe, expect, test } from 'vitest'

describe('로그인한 뒤 돌아갈 곳', () => {
  const OWN = ['/order/cart', '/order/payment?cartIdList=[1,2]', '/', '/myPage#주소']
  test.each(OWN)('장터 안의 주소 %s는 그대로 돌아간다', (path) => {
    expect(returnUrlOf(path)).toEqual(path)
  })

  const FOREIGN = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'order/cart',
    ' /order/cart',
    '',
  ]
  test.each(FOREIGN)('장터 밖의 주소 %j는 홈으로 보낸다', (path) => {
    expect(returnUrlOf(path)).toEqual('/')
  })

  test('돌아갈 곳이 없으면 홈으로 보낸다', () => {
    expect(returnUrlOf(null)).toEqual('/')
  })
})
