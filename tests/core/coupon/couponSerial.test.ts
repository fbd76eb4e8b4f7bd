import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import {
  SERIAL_ALPHABET,
  SERIAL_FAILURES,
  SERIAL_FAILURE_REFUSALS,
} from '@jangteo/core/coupon/couponSerial.codes'
import {
  CLEAN_SERIAL_RECORD,
  afterWrongSerial,
  decideSerial,
  drawSerial,
  isSerial,
  isSerialBlocked,
  tidySerial,
} from '@jangteo/core/coupon/couponSerial.rules'
import type {
  KnownSerial,
  SerialFacts,
  SerialRecord,
} from '@jangteo/core/coupon/couponSerial.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const SERIAL = {
  isCouponDeleted: false,
  isCancelled: false,
  startsAtMs: NOON_MS,
  endsAtMs: NOON_MS,
  isUsed: false,
  isPolicyChanged: false,
  isIssuable: true,
}

function decide(facts: Partial<SerialFacts>): string {
  const decided = decideSerial({
    record: CLEAN_SERIAL_RECORD,
    serial: SERIAL,
    nowMs: NOON_MS,
    ...facts,
  })
  return decided.ok ? 'issued' : decided.reason
}

const FAULTS = [
  ['MAPPING_DELETED', { isCouponDeleted: true }, '삭제된 쿠폰이에요.'],
  ['ADMIN_CANCEL', { isCancelled: true }, '발급이 취소된 쿠폰이에요.'],
  ['OVER_DATE', { endsAtMs: NOON_MS - 1 }, '등록 기간이 지난 쿠폰이에요.'],
  ['USED', { isUsed: true }, '이미 등록된 번호예요.'],
  ['POLICY_CHANGE', { isPolicyChanged: true }, '쿠폰 조건이 변경돼 등록할 수 없어요.'],
  ['ISSUE_ERROR', { isIssuable: false }, '쿠폰을 발급하지 못했어요.'],
] as const

describe('쿠폰 번호 등록', () => {
  test('맞는 번호는 기간의 처음과 끝까지 쿠폰을 준다', () => {
    expect(decide({})).toEqual('issued')
  })

  test('없는 번호, 등록이 시작되지 않은 번호', () => {
    const early = { ...SERIAL, startsAtMs: NOON_MS + 1, endsAtMs: NOON_MS + 1 }
    expect([decide({ serial: null }), decide({ serial: early })]).toEqual([
      'INVALID_SERIAL',
      'OVER_DATE',
    ])
    expect(COUPON_MESSAGES[SERIAL_FAILURE_REFUSALS.INVALID_SERIAL]()).toEqual(
      '쿠폰 번호를 다시 확인해 주세요.',
    )
  })

  test.each(FAULTS)('%s', (failure, fault, text) => {
    expect(decide({ serial: { ...SERIAL, ...fault } })).toEqual(failure)
    expect(COUPON_MESSAGES[SERIAL_FAILURE_REFUSALS[failure]]()).toEqual(text)
  })

  test('까닭이 여럿이면 확인하는 순서에서 먼저인 것을 알려 준다', () => {
    fc.assert(
      fc.property(fc.subarray([...FAULTS.keys()], { minLength: 1 }), (indexes) => {
        const faults = indexes.map((index) => FAULTS[index]?.[1] ?? {})
        const serial = faults.reduce<KnownSerial>(
          (known, fault) => ({ ...known, ...fault }),
          SERIAL,
        )
        expect(decide({ serial })).toEqual(FAULTS[indexes[0] ?? 0]?.[0])
      }),
    )
    expect([...SERIAL_FAILURES]).toEqual(['INVALID_SERIAL', ...FAULTS.map(([failure]) => failure)])
  })
})

describe('다섯 번 틀리면 5분 동안 등록할 수 없다', () => {
  const wrongTimes = (count: number): SerialRecord =>
    Array.from({ length: count }).reduce<SerialRecord>(
      (record) => afterWrongSerial(record, NOON_MS),
      CLEAN_SERIAL_RECORD,
    )

  test('네 번까지는 괜찮고, 다섯 번째부터 5분을 꽉 채워 막는다', () => {
    const untilMs = NOON_MS + 5 * MINUTE_MS
    expect([wrongTimes(4), wrongTimes(5)]).toEqual([
      { wrongCount: 4, blockedUntilMs: null },
      { wrongCount: 5, blockedUntilMs: untilMs },
    ])
    const record = wrongTimes(5)
    expect([isSerialBlocked(record, untilMs - 1), isSerialBlocked(record, untilMs)]).toEqual([
      true,
      false,
    ])
    expect([decide({ record }), decide({ record, serial: null })]).toEqual(['BLOCKED', 'BLOCKED'])
    expect(COUPON_MESSAGES[SERIAL_FAILURE_REFUSALS.BLOCKED]()).toEqual(
      '번호를 여러 번 잘못 입력해 5분 동안 등록할 수 없어요.',
    )
  })

  test('막힌 동안에는 더 세지 않고, 풀리면 처음부터 센다', () => {
    const blocked = wrongTimes(5)
    expect(afterWrongSerial(blocked, NOON_MS + 1)).toEqual(blocked)
    expect(afterWrongSerial(blocked, NOON_MS + 5 * MINUTE_MS)).toEqual({
      wrongCount: 1,
      blockedUntilMs: null,
    })
  })
})

describe('번호의 글자', () => {
  test('헷갈리는 0 · O · 1 · I는 쓰지 않는다', () => {
    const all = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    expect(all.filter((letter) => !SERIAL_ALPHABET.includes(letter))).toEqual(['I', 'O', '0', '1'])
    expect(256 % SERIAL_ALPHABET.length).toEqual(0)
  })

  test('뽑은 번호는 어떻게 적어도 같은 번호로 읽힌다', () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 5, maxLength: 20 })
    fc.assert(
      fc.property(bytes, (drawn) => {
        const serial = drawSerial(drawn)
        const typed = ` ${serial.slice(0, 3).toLowerCase()}-${serial.slice(3)} `
        expect([isSerial(serial), tidySerial(typed)]).toEqual([true, serial])
      }),
    )
  })

  test('너무 짧거나 길거나 없는 글자가 있으면 번호가 아니다', () => {
    const texts = ['ABCD', 'A'.repeat(21), 'ABCD0', 'ABCDI', '쿠폰쿠폰쿠']
    expect(texts.filter(isSerial)).toEqual([])
  })
})
