import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf } from '@jangteo/core/member/mask.rules'
import { formatBusinessNumber, isBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'

describe('사업자등록번호', () => {
  test.each([
    '124-81-00998',
    '220-81-62517',
    '120-81-47521',
    '120-88-00767',
    '123-45-67891',
    '602-06-22175',
  ])('%s은(는) 맞는 번호다', (shown) => {
    const digits = digitsOf(shown)
    expect([isBusinessNumber(digits), formatBusinessNumber(digits)]).toEqual([true, shown])
  })

  test.each(['1234567890', '0000000000', '124810099', '12481009980', '124-81-00998', ''])(
    '%s은(는) 틀린 번호다',
    (digits) => {
      expect(isBusinessNumber(digits)).toEqual(false)
    },
  )

  test('앞 아홉 자리마다 맞는 끝자리는 하나뿐이다', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (head) => {
        const tails = Array.from({ length: 10 }, (_, tail) => `${head}${tail}`)
        expect(tails.filter(isBusinessNumber).length).toEqual(1)
      }),
    )
  })

  test('한 자리를 잘못 치면 알아챈다: 배수가 5인 아홉째 자리만 빼고', () => {
    const wrong = fc.record({
      at: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 9),
      by: fc.integer({ min: 1, max: 9 }),
    })
    const detected = (digits: string, at: number, by: number) => {
      const figure = (Number(digits[at]) + by) % 10
      return !isBusinessNumber(`${digits.slice(0, at)}${figure}${digits.slice(at + 1)}`)
    }
    fc.assert(
      fc.property(wrong, ({ at, by }) => {
        expect(detected('1248100998', at, by)).toEqual(true)
      }),
    )
  })

  test('입력하는 동안에도 끊어 보여 준다', () => {
    expect(['124', '1248', '124810', '12481009989'].map(formatBusinessNumber)).toEqual([
      '124',
      '124-8',
      '124-81-0',
      '124-81-00998',
    ])
  })
})
