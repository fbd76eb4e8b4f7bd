import { BUILDING_ENTRIES } from '@jangteo/core/address/buildingEntry.codes'
import {
  decideBuildingEntry,
  decideCourierNote,
  DOOR_CODE_LENGTH_MAX,
} from '@jangteo/core/address/courierNote.rules'
import { DELIVERY_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { readCourierNote } from '@jangteo/core/address/storedNote.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('공동현관 비밀번호만 적어야 하고, 길이에 끝이 있다', () => {
  const decisions = [
    decideBuildingEntry({ entry: null, doorCode: '남은 글' }),
    decideBuildingEntry({ entry: 'OPEN', doorCode: '남은 글' }),
    decideBuildingEntry({ entry: 'SECURITY_CALL', doorCode: '' }),
    decideBuildingEntry({ entry: 'DOOR_CODE', doorCode: ' ' }),
    decideBuildingEntry({ entry: 'DOOR_CODE', doorCode: ' #1234* ' }),
    decideBuildingEntry({ entry: 'DOOR_CODE', doorCode: '1'.repeat(DOOR_CODE_LENGTH_MAX) }),
    decideBuildingEntry({ entry: 'DOOR_CODE', doorCode: '1'.repeat(DOOR_CODE_LENGTH_MAX + 1) }),
  ]
  expect(decisions).toEqual([
    allow(''),
    allow('자유롭게 출입 가능'),
    allow('경비실 호출'),
    refuse('DOOR_CODE_REQUIRED'),
    allow('공동현관 비밀번호 #1234*'),
    allow(`공동현관 비밀번호 ${'1'.repeat(DOOR_CODE_LENGTH_MAX)}`),
    refuse('DOOR_CODE_TOO_LONG'),
  ])
})

const FRONT = { preset: 'FRONT_DOOR', typed: '' } as const
const NO_REQUEST = { preset: null, typed: '' } as const
const GUARD = { entry: 'SECURITY_CALL', doorCode: '' } as const
const NO_ENTRY = { entry: null, doorCode: '' } as const

test('요청과 출입 방법은 있는 것만 한 줄로 이어진다', () => {
  const notes = [
    decideCourierNote(NO_REQUEST, NO_ENTRY),
    decideCourierNote(FRONT, NO_ENTRY),
    decideCourierNote(NO_REQUEST, GUARD),
    decideCourierNote(FRONT, GUARD),
  ]
  expect(notes).toEqual([
    allow(''),
    allow('문 앞에 놓아 주세요'),
    allow('경비실 호출'),
    allow('문 앞에 놓아 주세요 · 경비실 호출'),
  ])
})

test('요청이나 출입 방법이 틀리면 쓰지 않는다', () => {
  const typed = { preset: 'DIRECT_INPUT', typed: ' ' } as const
  const code = { entry: 'DOOR_CODE', doorCode: ' ' } as const
  const notes = [
    decideCourierNote(typed, code),
    decideCourierNote(typed, GUARD),
    decideCourierNote(FRONT, code),
  ]
  expect(notes).toEqual([
    refuse('REQUEST_REQUIRED'),
    refuse('REQUEST_REQUIRED'),
    refuse('DOOR_CODE_REQUIRED'),
  ])
})

/** The note of a choice that is in order. */
function note(choice: ReturnType<typeof readCourierNote>): string {
  const decision = decideCourierNote(choice, choice)
  if (!decision.ok) throw new Error(decision.reason)
  return decision.value
}

test('무엇을 적었든, 읽어 낸 선택으로 다시 적으면 같은 글이다', () => {
  const word = fc.stringMatching(/^[가-힣a-z0-9·#* ]{1,18}$/).filter((text) => text.trim() !== '')
  const choices = fc.record({
    preset: fc.constantFrom(null, ...DELIVERY_REQUESTS),
    typed: word,
    entry: fc.constantFrom(null, ...BUILDING_ENTRIES),
    doorCode: word,
  })
  fc.assert(
    fc.property(choices, (choice) => {
      const written = note(choice)
      expect(note(readCourierNote(written))).toEqual(written)
    }),
  )
})

test('고른 것은 고른 그대로 읽힌다', () => {
  const choices = DELIVERY_REQUESTS.flatMap((preset) =>
    BUILDING_ENTRIES.map((entry) => ({
      preset,
      typed: preset === 'DIRECT_INPUT' ? '벨은 누르지 마세요' : '',
      entry,
      doorCode: entry === 'DOOR_CODE' ? '종 누르고 101' : '',
    })),
  )
  expect(choices.map((choice) => readCourierNote(note(choice)))).toEqual(choices)
})
