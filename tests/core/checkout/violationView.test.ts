import { CHECKOUT_CODES } from '@jangteo/core/checkout/checkout.codes'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { undeliverableText, violationText } from '@jangteo/core/checkout/violation.view'
import { expect, test } from 'vitest'

const CAKE = '생화 레터링 생크림 케이크'

test('배송할 수 없는 상품과 지역을 이름으로 말한다', () => {
  const zones = ['JEJU', 'ISLAND', 'MAINLAND', null] as const
  expect(zones.map((zone) => undeliverableText({ names: [CAKE], zone }))).toEqual([
    `'${CAKE}' 상품은 제주로 배송할 수 없어요.`,
    `'${CAKE}' 상품은 도서산간으로 배송할 수 없어요.`,
    `'${CAKE}' 상품은 이 지역으로 배송할 수 없어요.`,
    `'${CAKE}' 상품은 이 지역으로 배송할 수 없어요.`,
  ])
  expect(undeliverableText({ names: [CAKE, '딸기', '귤'], zone: 'JEJU' })).toEqual(
    `'${CAKE}' 외 2개 상품은 제주로 배송할 수 없어요.`,
  )
  expect(undeliverableText({ names: [], zone: 'JEJU' })).toEqual(null)
})

test('다른 까닭은 저마다의 글로 말하고, 이름을 모르면 상품이라고만 한다', () => {
  const place = { names: [CAKE], zone: 'JEJU' } as const
  for (const code of CHECKOUT_CODES) {
    const text = violationText(code, place)
    const isNamed = code === 'DESTINATION_NOT_DELIVERABLE'
    expect([code, text === CHECKOUT_MESSAGES[code]()]).toEqual([code, !isNamed])
  }
  expect(violationText('DESTINATION_NOT_DELIVERABLE', { names: [], zone: null })).toEqual(
    '이 지역으로는 배송할 수 없는 상품이에요.',
  )
})
