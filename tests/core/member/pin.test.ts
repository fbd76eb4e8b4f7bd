import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { PIN_MESSAGES } from '@jangteo/core/member/pin/pin.messages'
import {
  decidePin,
  decidePinTry,
  isPin,
  KEYPAD_DRAW_COUNT,
  needsPinForAccount,
  pinTicketDueMs,
  refuseWrongPin,
  shuffledDigits,
} from '@jangteo/core/member/pin/pin.rules'

const OWNER = { birthday: '1990-03-14', mobile: '010-2468-1357' }
const sixDigits = fc.stringMatching(/^\d{6}$/)

describe('결제 비밀번호', () => {
  test.each(['180752', '907461', '112233'])('%s는 사용할 수 있다', (pin) => {
    expect([isPin(pin), decidePin(pin, OWNER)]).toEqual([true, allow()])
  })

  test.each([
    ['777777', '같은 숫자'],
    ['123456', '올라가는 숫자'],
    ['890123', '9 다음 0으로 올라가는 숫자'],
    ['654321', '내려가는 숫자'],
    ['210987', '0 다음 9로 내려가는 숫자'],
    ['900314', '생년월일'],
    ['031488', '태어난 달과 날'],
    ['199088', '태어난 해'],
    ['246813', '휴대폰 번호'],
    ['991357', '휴대폰 뒷자리'],
  ])('%s는 추측하기 쉬워 거절한다: %s', (pin) => {
    expect(decidePin(pin, OWNER)).toEqual(refuse('PIN_WEAK'))
  })

  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
    '%j는 여섯 자리 숫자가 아니다',
    (text) => {
      expect(isPin(text)).toEqual(false)
    },
  )

  test('모르는 사람의 번호와는 비교하지 않고, 아는 것이 많을수록 더 거절한다', () => {
    fc.assert(
      fc.property(sixDigits, (pin) => {
        const unknown = decidePin(pin, { birthday: null, mobile: null }).ok
        expect(unknown || !decidePin(pin, OWNER).ok).toEqual(true)
      }),
    )
  })
})

describe('틀린 횟수', () => {
  test('다섯 번째까지 비교하고, 틀린 대로 세며, 다섯 번째에 잠근다', () => {
    const answers = [0, 1, 2, 3, 4, 5].map((triedCount) => {
      const tried = decidePinTry(triedCount)
      return tried.ok ? refuseWrongPin(tried.value) : tried
    })
    expect(answers).toEqual([
      refuse('PIN_MISMATCH', { count: 1, max: 5 }),
      refuse('PIN_MISMATCH', { count: 2, max: 5 }),
      refuse('PIN_MISMATCH', { count: 3, max: 5 }),
      refuse('PIN_MISMATCH', { count: 4, max: 5 }),
      refuse('PIN_LOCKED', { count: 5, max: 5 }),
      refuse('PIN_LOCKED'),
    ])
  })

  test('문구는 몇 번째인지 말한다', () => {
    expect(PIN_MESSAGES.PIN_MISMATCH({ count: 3, max: 5 })).toEqual('비밀번호가 달라요. (3/5)')
  })
})

test('확인표는 3분 동안 쓸 수 있다', () => {
  expect(pinTicketDueMs(1_000)).toEqual(1_000 + 3 * MINUTE_MS)
})

test('환불계좌는 페이 회원이 남긴 것을 바꿀 때만 비밀번호를 묻는다', () => {
  const cases = [true, false].flatMap((hasPay) =>
    [true, false].map((isSaved) => needsPinForAccount({ hasPay, isSaved })),
  )
  expect(cases).toEqual([true, false, false, false])
})

describe('숫자판', () => {
  test('무엇을 뽑아도 열 숫자가 한 번씩 있다', () => {
    const draws = fc.array(fc.nat(), { minLength: KEYPAD_DRAW_COUNT, maxLength: KEYPAD_DRAW_COUNT })
    fc.assert(
      fc.property(draws, (drawn) => {
        expect(shuffledDigits(drawn).toSorted().join('')).toEqual('0123456789')
      }),
    )
  })

  test('뽑은 수에 따라 순서가 다르다', () => {
    expect([
      shuffledDigits([9, 8, 7, 6, 5, 4, 3, 2, 1]).join(''),
      shuffledDigits([0, 0, 0, 0, 0, 0, 0, 0, 0]).join(''),
    ]).toEqual(['0123456789', '1234567890'])
  })
})
