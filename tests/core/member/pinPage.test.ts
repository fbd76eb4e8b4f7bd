import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIN_MODES, PIN_PURPOSES } from '@jangteo/core/member/pin/pin.codes'
import { pinModeOf, pinPageUrl, readPinPage } from '@jangteo/core/member/pin/pinPage.rules'

const searchOf = (url: string) => url.slice(url.indexOf('?'))

describe('결제 비밀번호 화면의 주소', () => {
  test('만든 주소를 그대로 읽는다', () => {
    const page = fc.record({
      mode: fc.constantFrom(...PIN_MODES),
      purpose: fc.constantFrom(...PIN_PURPOSES),
      returnUrl: fc
        .webQueryParameters()
        .map((query) => `/order/payment?cartIdList=[1,2]&note=${encodeURIComponent(query)}`),
    })
    fc.assert(
      fc.property(page, (given) => {
        expect(readPinPage(searchOf(pinPageUrl(given)))).toEqual(given)
      }),
    )
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '',
  ])('돌아갈 곳이 %j면 마이페이지로 간다', (returnUrl) => {
    const { returnUrl: read } = readPinPage(`?returnUrl=${encodeURIComponent(returnUrl)}`)
    expect(read).toEqual('/myPage')
  })

  test('모르는 방식과 목적은 결제 확인으로 본다', () => {
    expect(readPinPage('?mode=open&purpose=EVERYTHING')).toEqual({
      mode: 'verify',
      purpose: 'PAYMENT',
      returnUrl: '/myPage',
    })
  })
})

test('없으면 만들고, 있으면 확인하거나 다시 설정한다', () => {
  const modes = [true, false].map((isSet) => PIN_MODES.map((mode) => pinModeOf(mode, { isSet })))
  expect(modes).toEqual([
    ['verify', 'verify', 'reset'],
    ['set', 'set', 'set'],
  ])
})
