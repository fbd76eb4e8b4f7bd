import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import {
  courierPhone,
  decideInvoiceNumber,
  formatInvoiceNumber,
  invoiceLengthsOf,
  invoiceLengthsText,
  isTrackedCourier,
} from '@jangteo/core/delivery/courier.rules'
import { DELIVERY_MESSAGES, invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'

test('택배사마다 이름과 전화, 송장번호 자릿수, 배송조회를 하는지가 있다', () => {
  const facts = COURIERS.map((courier) => [
    COURIER_LABELS[courier],
    courierPhone(courier),
    invoiceLengthsText(courier),
    isTrackedCourier(courier),
  ])
  expect(facts).toEqual([
    ['CJ대한통운', '1588-1255', '숫자 10자리 또는 12자리', true],
    ['롯데택배', '1588-2121', '숫자 10자리 또는 12자리', true],
    ['한진택배', '1588-0011', '숫자 10자리 또는 12자리', true],
    ['우체국택배', '1588-1300', '숫자 13자리', true],
    ['로젠택배', '1588-9988', '숫자 11자리', true],
    ['경동택배', '1899-5368', '숫자 12자리 또는 13자리', true],
    ['대신택배', '043-222-4582', '숫자 13자리', true],
    ['일양로지스', '1588-0002', '숫자 9~11자리', true],
    ['GS25편의점택배', '1577-1287', '숫자 10자리 또는 12자리', true],
    ['화물·용달', null, '숫자 8~13자리', false],
    ['판매자 직접배송', null, '송장번호가 없어요', false],
  ])
})

test('아직 보내지 않은 상품은 배송조회를 하지 않는다', () => {
  expect(isTrackedCourier(null)).toBe(false)
})

describe('송장번호', () => {
  test('빈칸과 하이픈은 빼고 숫자만 남긴다', () => {
    expect(decideInvoiceNumber('CJ_LOGISTICS', ' 1234-5678 9012 ')).toEqual(allow('123456789012'))
  })

  test.each([
    '12345678901',
    '1234567890123',
    '12345678901a',
    '１２３４５６７８９０',
    '+1234567890',
  ])('택배사의 자릿수와 숫자가 아니면 거절한다: %s', (typed) => {
    expect(decideInvoiceNumber('CJ_LOGISTICS', typed)).toEqual(refuse('INVOICE_NUMBER_INVALID'))
  })

  test.each(['', '  ', ' - '])('비어 있으면 입력하라고 한다: %j', (typed) => {
    expect(decideInvoiceNumber('EPOST', typed)).toEqual(refuse('INVOICE_NUMBER_REQUIRED'))
  })

  test('직접배송에는 송장번호가 없다', () => {
    expect(decideInvoiceNumber('DIRECT', '123')).toEqual(allow(null))
  })

  test('까닭은 그 택배사의 자릿수로 말한다', () => {
    expect([
      invoiceProblemText('EPOST', 'INVOICE_NUMBER_INVALID'),
      invoiceProblemText('EPOST', 'INVOICE_NUMBER_REQUIRED'),
    ]).toEqual([
      '우체국택배 송장번호는 숫자 13자리예요.',
      DELIVERY_MESSAGES.INVOICE_NUMBER_REQUIRED(),
    ])
  })

  test('자릿수가 맞는 숫자는 어떻게 끊어 적어도 같은 번호가 된다', () => {
    const numbered = COURIERS.filter((courier) => invoiceLengthsOf(courier).length > 0)
    const typed = fc.constantFrom(...numbered).chain((courier) =>
      fc.constantFrom(...invoiceLengthsOf(courier)).chain((length) =>
        fc.record({
          courier: fc.constant(courier),
          digits: fc.stringMatching(new RegExp(String.raw`^\d{${length}}$`)),
          separator: fc.constantFrom('', '-', ' ', ' - '),
        }),
      ),
    )
    const breach = fc.check(
      fc.property(typed, ({ courier, digits, separator }) => {
        const decision = decideInvoiceNumber(courier, Array.from(digits).join(separator))
        return decision.ok && decision.value === digits
      }),
    ).counterexample
    expect(breach).toEqual(null)
  })

  test('네 자리씩 끊어 보여 주고, 홀로 남는 숫자는 앞에 붙인다', () => {
    const numbers = ['1234567890123', '123456789012', '12345678901', '123456789', '1234', '']
    expect(numbers.map(formatInvoiceNumber)).toEqual([
      '1234-5678-90123',
      '1234-5678-9012',
      '1234-5678-901',
      '1234-56789',
      '1234',
      '',
    ])
  })
})
