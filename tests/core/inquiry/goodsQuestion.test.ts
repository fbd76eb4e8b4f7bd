import {
  QUESTION_TOPIC_LABELS,
  SELLER_QUESTION_TABS,
} from '@jangteo/core/inquiry/goodsQuestion.codes'
import { GOODS_QUESTION_MESSAGES } from '@jangteo/core/inquiry/goodsQuestion.messages'
import {
  ANSWER_LENGTH_MAX,
  decideAnswerSeen,
  decideAnswerText,
  decideAsking,
  QUESTIONS_WAITING_MAX,
  SELLER_TAB_STATES,
  statesOfAnswer,
} from '@jangteo/core/inquiry/goodsQuestion.rules'
import { INQUIRY_STATUSES } from '@jangteo/core/inquiry/inquiry.codes'
import { isUnanswered } from '@jangteo/core/inquiry/inquiry.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { STORE_FEATURES } from '@jangteo/core/session/permission.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('상품문의 쓰기', () => {
  test('답변을 기다리는 문의가 다섯 개면 더 쓰지 못한다', () => {
    expect(
      [4, 5].map((waitingCount) => decideAsking({ deniedFeatures: [], waitingCount })),
    ).toEqual([allow(), refuse('QNA_TOO_MANY')])
    expect(GOODS_QUESTION_MESSAGES.QNA_TOO_MANY()).toEqual(
      '답변을 기다리는 문의는 상품마다 5개까지 쓸 수 있어요.',
    )
  })

  test('문의를 받지 않는 스토어에는 몇 개를 썼든 쓰지 못한다', () => {
    fc.assert(
      fc.property(fc.subarray([...STORE_FEATURES]), fc.nat(9), (deniedFeatures, waitingCount) => {
        const decided = decideAsking({ deniedFeatures, waitingCount })
        const isDenied = deniedFeatures.includes('ASK')
        const isFull = waitingCount >= QUESTIONS_WAITING_MAX
        const reason = isDenied ? 'STORE_FEATURE_DENIED' : isFull ? 'QNA_TOO_MANY' : null
        expect(decided.ok ? null : decided.reason).toEqual(reason)
      }),
    )
  })

  test('문의 유형은 다섯 가지다', () => {
    expect(Object.values(QUESTION_TOPIC_LABELS)).toEqual([
      '상품',
      '재고·재입고',
      '배송',
      '교환·반품',
      '기타',
    ])
  })
})

describe('답변', () => {
  test('빈 답변과 1,000자를 넘는 답변은 받지 않는다', () => {
    const texts = [' \n', ' 오늘 보내 드려요. ', '가'.repeat(ANSWER_LENGTH_MAX + 1)]
    expect(texts.map(decideAnswerText)).toEqual([
      refuse('QNA_ANSWER_REQUIRED'),
      allow('오늘 보내 드려요.'),
      refuse('QNA_ANSWER_TOO_LONG'),
    ])
  })

  test('읽은 문의에만 답한다', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (revision, seen) => {
        const expected = revision === seen ? allow() : refuse('QNA_CHANGED')
        expect(decideAnswerSeen(revision, seen)).toEqual(expected)
      }),
    )
  })
})

describe('답변 상태로 고르기', () => {
  const flag = fc.constantFrom(true, false, null)

  test('삭제된 문의는 어느 조건에도 없고, 조건이 없으면 나머지 모두다', () => {
    fc.assert(
      fc.property(flag, flag, (isHeld, isDone) => {
        expect(statesOfAnswer({ isHeld, isDone })).not.toContain('DELETED')
      }),
    )
    expect(statesOfAnswer({ isHeld: null, isDone: null })).toEqual(['WAIT', 'HOLD', 'DONE'])
  })

  test('답변이 없는 문의는 답변완료가 아닌 모두다', () => {
    expect(statesOfAnswer({ isHeld: null, isDone: false })).toEqual(
      INQUIRY_STATUSES.filter(isUnanswered),
    )
    expect(statesOfAnswer({ isHeld: true, isDone: null })).toEqual(['HOLD'])
  })

  test('판매자의 전체 탭은 다른 탭을 모두 모은 것이다', () => {
    const others = SELLER_QUESTION_TABS.filter((tab) => tab !== 'ALL')
    expect(others.flatMap((tab) => SELLER_TAB_STATES[tab])).toEqual(SELLER_TAB_STATES.ALL)
  })
})
