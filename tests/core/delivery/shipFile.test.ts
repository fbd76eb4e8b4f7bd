import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import { SHIP_FILE_ROWS_MAX } from '@jangteo/core/order/shipFile.codes'
import { shipRowText } from '@jangteo/core/order/shipFile.messages'
import {
  courierNamed,
  decideShipRow,
  isUnfilledRow,
  readShipFile,
} from '@jangteo/core/order/shipFile.rules'
import { describe, expect, test } from 'vitest'

const ITEM = '2026082200000042-2'
const HEAD = ['주문상품번호', '택배사', '송장번호']

const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) => ({ row: index + 1, cells }))

const row = (part: { itemNumber?: string; courier?: string; invoice?: string }) => ({
  row: 2,
  itemNumber: ITEM,
  courier: '우체국택배',
  invoice: '6012345678901',
  ...part,
})

describe('송장 파일', () => {
  test('열은 첫 줄의 이름으로 찾고, 순서와 다른 열은 상관없다', () => {
    const read = readShipFile(
      table(['상품명', ' 송장번호', '주문상품번호', '택배사'], ['녹차', '1', ITEM, 'CJ']),
    )
    expect(read).toEqual(allow([{ row: 2, itemNumber: ITEM, courier: 'CJ', invoice: '1' }]))
  })

  test('빈 줄은 세지 않고, 남은 줄의 번호는 표의 번호다', () => {
    const read = readShipFile(table(HEAD, ['', ' ', ''], [ITEM, '', '']))
    expect(read).toEqual(allow([{ row: 3, itemNumber: ITEM, courier: '', invoice: '' }]))
  })

  test('맥에서 나뉜 글자로 저장한 첫 줄도 읽는다', () => {
    const read = readShipFile(
      table(
        HEAD.map((name) => name.normalize('NFD')),
        [ITEM, 'CJ', '1'],
      ),
    )
    expect(read.ok).toBe(true)
  })

  test.each([
    ['빈 파일', [], 'SHIP_FILE_COLUMN_MISSING'],
    ['열이 없는 파일', table(['주문상품번호', '택배사']), 'SHIP_FILE_COLUMN_MISSING'],
    ['첫 줄뿐인 파일', table(HEAD), 'SHIP_FILE_ROWS_MISSING'],
    [
      '줄이 너무 많은 파일',
      table(HEAD, ...Array.from({ length: SHIP_FILE_ROWS_MAX + 1 }, () => [ITEM, 'CJ', '1'])),
      'SHIP_FILE_ROWS_EXCEEDED',
    ],
  ] as const)('%s은 통째로 거절한다', (_, rows, code) => {
    expect(readShipFile(rows)).toEqual(refuse(code))
  })

  test('가장 긴 파일은 받는다', () => {
    const rows = Array.from({ length: SHIP_FILE_ROWS_MAX }, () => [ITEM, 'CJ', '1'])
    expect(readShipFile(table(HEAD, ...rows)).ok).toBe(true)
  })
})

describe('송장 파일의 한 줄', () => {
  test('주문상품과 택배사와 송장번호를 알아본다', () => {
    expect(decideShipRow(row({ invoice: ' 6012-3456-78901 ' }))).toEqual(
      allow({
        item: { orderNumber: '2026082200000042', orderId: 42, place: 2 },
        courier: 'EPOST',
        invoiceNumber: '6012345678901',
      }),
    )
  })

  test.each([
    ['주문번호만 있는 줄', { itemNumber: '2026082200000042' }, 'ORDER_ITEM_NOT_FOUND'],
    ['택배사가 없는 줄', { courier: '' }, 'COURIER_REQUIRED'],
    ['모르는 택배사', { courier: '빠른택배' }, 'COURIER_UNKNOWN'],
    ['송장번호가 없는 줄', { invoice: '' }, 'INVOICE_NUMBER_REQUIRED'],
    ['엑셀이 줄인 번호', { invoice: '6.01E+12' }, 'INVOICE_NUMBER_INVALID'],
  ] as const)('%s은 까닭을 들어 거절한다', (_, part, code) => {
    expect(decideShipRow(row(part))).toEqual(refuse(code))
  })

  test('거절한 까닭은 택배사의 자릿수까지 말한다', () => {
    const texts = [
      shipRowText('INVOICE_NUMBER_INVALID', row({ invoice: '1' })),
      shipRowText('COURIER_UNKNOWN', row({ courier: '빠른택배' })),
      shipRowText('COURIER_REQUIRED', row({ courier: '' })),
      shipRowText('ORDER_ITEM_NOT_FOUND', row({ itemNumber: '' })),
    ]
    expect(texts).toEqual([
      '우체국택배 송장번호는 숫자 13자리예요.',
      '택배사 이름을 확인해 주세요.',
      '택배사를 선택해 주세요.',
      '주문상품번호를 확인해 주세요.',
    ])
  })

  test('택배사와 송장번호를 모두 비운 줄은 아직 채우지 않은 줄이다', () => {
    const unfilled = [row({ courier: '', invoice: '' }), row({ courier: '' }), row({ invoice: '' })]
    expect(unfilled.map(isUnfilledRow)).toEqual([true, false, false])
  })
})

test.each([
  ['cj 대한통운', 'CJ_LOGISTICS'],
  ['대한통운', 'CJ_LOGISTICS'],
  ['우체국', 'EPOST'],
  ['hanjin', 'HANJIN'],
  ['직접배송', 'DIRECT'],
  ['', null],
  ['택배', null],
])('택배사 이름을 알아본다: %j', (text, courier) => {
  expect(courierNamed(text)).toBe(courier)
})

test('모든 택배사는 화면에 보이는 이름과 코드로 알아본다', () => {
  const found = COURIERS.flatMap((code) => [courierNamed(code), courierNamed(COURIER_LABELS[code])])
  expect(found).toEqual(COURIERS.flatMap((code) => [code, code]))
})
