import { readReturnPath, returnedPath } from '@jangteo/identity/return-path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['/account/signUp?step=2', '/account/signUp?step=2'],
  ['/product/detail/1#reviews', '/product/detail/1'],
  ['//evil.example', null],
  [String.raw`/\evil.example`, null],
  ['/..//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['account', null],
  ['', null],
  [null, null],
])('%s 로 돌아갈 수 있는가', (text, path) => {
  expect(readReturnPath(text)).toBe(path)
})

test('돌아갈 수 있다고 한 것은 언제나 이 상점의 것이다', () => {
  const pieces = fc.constantFrom('/', '\\', '.', '//', '@', ':', 'evil.example', '%2f', '\t', '?')
  fc.assert(
    fc.property(fc.array(pieces), (list) => {
      const path = readReturnPath(list.join(''))
      if (path === null) return
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
    }),
  )
})

test('돌아오는 주소는 끝난 인증 하나를 말하고, 그만둔 창은 말하지 않는다', () => {
  expect([
    returnedPath('/auth/pin?mode=reset&verificationId=old', 'new'),
    returnedPath('/auth/pin?mode=reset&verificationId=old', null),
    returnedPath('/account/signUp?verificationId=old', null),
  ]).toEqual(['/auth/pin?mode=reset&verificationId=new', '/auth/pin?mode=reset', '/account/signUp'])
})
