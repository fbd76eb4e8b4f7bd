import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  LEAVE_PHRASE,
  LEAVE_PROOFS,
  LEAVE_REASON_LABELS,
  LEAVE_REASONS,
} from '@jangteo/core/member/leave.codes'
import {
  decideLeave,
  decideMayLeave,
  type LeaveForm,
  leaveProofsOf,
  rejoinAtMs,
} from '@jangteo/core/member/leave.rules'
import { leaveView } from '@jangteo/core/member/leave.view'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { RUNNING_ITEM_STATUSES } from '@jangteo/core/order/runningOrder.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const EMPTY: LeaveForm = { reason: null, password: null, verificationId: null, phrase: null }
const REASON = { ...EMPTY, reason: 'OTHER' } as const

describe('본인 확인', () => {
  test.each([
    [{ hasPassword: true, hasIdentity: true }, ['PASSWORD', 'VERIFICATION']],
    [{ hasPassword: true, hasIdentity: false }, ['PASSWORD']],
    [{ hasPassword: false, hasIdentity: true }, ['VERIFICATION']],
    [{ hasPassword: false, hasIdentity: false }, ['PHRASE']],
  ])('가진 것으로 확인하고, 아무것도 없을 때만 문구를 적는다 (%j)', (facts, proofs) => {
    expect(leaveProofsOf(facts)).toEqual(proofs)
  })
})

describe('탈퇴 신청', () => {
  test('사유를 골라야 탈퇴할 수 있다', () => {
    expect(decideLeave({ ...EMPTY, password: 'secret' }, ['PASSWORD'])).toEqual(
      refuse('LEAVE_REASON_REQUIRED'),
    )
    expect(MEMBER_MESSAGES.LEAVE_REASON_REQUIRED()).toEqual('탈퇴 사유를 선택해 주세요.')
  })

  test('계정이 가진 확인 방법만 통한다', () => {
    const password = { ...REASON, password: 'secret' }
    const verificationId = { ...REASON, verificationId: 'v' }
    const phrase = { ...REASON, phrase: ` ${LEAVE_PHRASE} ` }
    expect([
      decideLeave(password, ['PASSWORD']),
      decideLeave(verificationId, ['PASSWORD', 'VERIFICATION']),
      decideLeave(phrase, ['PHRASE']),
      decideLeave(password, ['VERIFICATION']),
      decideLeave(verificationId, ['PASSWORD']),
      decideLeave(phrase, ['PASSWORD']),
      decideLeave({ ...REASON, password: '' }, ['PASSWORD']),
      decideLeave({ ...REASON, phrase: '탈퇴' }, ['PHRASE']),
    ]).toEqual([
      allow({ reason: 'OTHER', proof: 'PASSWORD', password: 'secret' }),
      allow({ reason: 'OTHER', proof: 'VERIFICATION', verificationId: 'v' }),
      allow({ reason: 'OTHER', proof: 'PHRASE' }),
      refuse('LEAVE_PROOF_REQUIRED'),
      refuse('LEAVE_PROOF_REQUIRED'),
      refuse('LEAVE_PROOF_REQUIRED'),
      refuse('LEAVE_PROOF_REQUIRED'),
      refuse('LEAVE_PHRASE_MISMATCH'),
    ])
  })

  test('받아들인 신청에는 언제나 사유가 있고, 확인은 계정이 가진 것이다', () => {
    const text = fc.option(fc.constantFrom('', 'x', LEAVE_PHRASE))
    const forms = fc.record({
      reason: fc.option(fc.constantFrom(...LEAVE_REASONS)),
      password: text,
      verificationId: text,
      phrase: text,
    })
    const { counterexample } = fc.check(
      fc.property(forms, fc.subarray([...LEAVE_PROOFS]), (form, proofs) => {
        const decision = decideLeave(form, proofs)
        return (
          !decision.ok ||
          (proofs.includes(decision.value.proof) && decision.value.reason === form.reason)
        )
      }),
    )
    expect(counterexample).toEqual(null)
  })

  test('사유의 이름은 서로 다르다', () => {
    const labels = LEAVE_REASONS.map((reason) => LEAVE_REASON_LABELS[reason])
    expect(new Set(labels).size).toEqual(LEAVE_REASONS.length)
  })
})

test('진행 중인 상품은 결제했거나 입금을 기다리고, 확정·취소·반품되지 않은 것이다', () => {
  expect(RUNNING_ITEM_STATUSES).toEqual(['DR', 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'E'])
})

test.each([
  [false, false, null],
  [true, false, 'MEMBER_HAS_OPEN_ORDER'],
  [false, true, 'MEMBER_IS_SELLER'],
  [true, true, 'MEMBER_HAS_OPEN_ORDER'],
])('진행 중인 주문 %s, 운영 중인 스토어 %s이면 %s', (hasOpenOrder, hasStore, reason) => {
  expect(decideMayLeave({ hasOpenOrder, hasStore })).toEqual(
    reason === null ? allow() : refuse(reason),
  )
})

test('사라지는 것과 남는 것은 있는 것만 말한다', () => {
  const nothing = {
    proofs: ['PASSWORD'],
    couponCount: 0,
    favoriteCount: 0,
    reviewCount: 0,
  } as const
  const some = leaveView({ ...nothing, couponCount: 1, favoriteCount: 1_200, reviewCount: 3 })
  const none = leaveView(nothing)
  expect(some.lostTexts.filter((text) => !none.lostTexts.includes(text))).toEqual([
    '사용하지 않은 쿠폰 1장',
    '찜한 상품 1,200개',
  ])
  expect(some.stayingTexts.filter((text) => !none.stayingTexts.includes(text))).toEqual([
    expect.stringContaining('작성한 리뷰 3개는'),
  ])
})

test('탈퇴한 사람은 30일 뒤에 다시 가입할 수 있다', () => {
  expect(rejoinAtMs(1000)).toEqual(1000 + 30 * DAY_MS)
})
