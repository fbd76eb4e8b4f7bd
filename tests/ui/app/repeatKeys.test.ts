import { expect, test } from 'vitest'
import { createRepeatKeys } from '@jangteo/ui/lib/repeatKeys'

function someKeys() {
  let made = 0
  return createRepeatKeys(() => {
    made += 1
    return `key-${made}`
  })
}

test('끝나기 전에는 같은 내용을 같은 번호로, 다른 내용을 다른 번호로 보낸다', () => {
  const { keyOf } = someKeys()
  expect([keyOf({ quantity: 1 }), keyOf({ quantity: 1 }), keyOf({ quantity: 2 })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
  ])
})

test('끝난 뒤에 보내는 같은 내용은 새 번호다', () => {
  const { keyOf, renew } = someKeys()
  const first = keyOf('담기')
  renew()
  expect([first, keyOf('담기'), keyOf('담기')]).toEqual(['key-1', 'key-2', 'key-2'])
})
