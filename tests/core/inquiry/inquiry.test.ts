import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  INQUIRY_STATUSES,
  INQUIRY_STATUS_LABELS,
  INQUIRY_TOPICS,
  INQUIRY_TOPIC_LABELS,
} from '@jangteo/core/inquiry/inquiry.codes'
import { INQUIRY_MESSAGES } from '@jangteo/core/inquiry/inquiry.messages'
import {
  checkInquiry,
  decideQuestionEdit,
  decideQuestionText,
  inquiryStatusOf,
  mayReadQuestion,
} from '@jangteo/core/inquiry/inquiry.rules'
import type { InquiryForm } from '@jangteo/core/inquiry/inquiry.rules'

describe('답변 상태', () => {
  test('보류해도 답변이 달리면 답변완료다', () => {
    const statuses = [
      inquiryStatusOf({ isHeld: false, isDone: false }),
      inquiryStatusOf({ isHeld: true, isDone: false }),
      inquiryStatusOf({ isHeld: false, isDone: true }),
      inquiryStatusOf({ isHeld: true, isDone: true }),
    ]
    expect(statuses.map((status) => INQUIRY_STATUS_LABELS[status])).toEqual([
      '답변대기',
      '답변보류',
      '답변완료',
      '답변완료',
    ])
  })
})

describe('문의 쓰기', () => {
  const aForm = (change: Partial<InquiryForm> = {}): InquiryForm => ({
    topic: 'DELIVERY',
    title: '언제 오나요',
    text: '어제 주문했어요.',
    ...change,
  })

  test.each([
    [aForm(), []],
    [aForm({ title: '가'.repeat(50), text: '가'.repeat(1_000) }), []],
    [aForm({ title: '가'.repeat(51) }), ['INQUIRY_TITLE_TOO_LONG']],
    [aForm({ text: '가'.repeat(1_001) }), ['INQUIRY_TEXT_TOO_LONG']],
    [
      aForm({ topic: null, title: ' ', text: '\n' }),
      ['INQUIRY_TOPIC_REQUIRED', 'INQUIRY_TITLE_REQUIRED', 'INQUIRY_TEXT_REQUIRED'],
    ],
  ])('1:1 문의는 유형과 제목, 내용이 있어야 한다 (%#)', (form, codes) => {
    expect(checkInquiry(form)).toEqual(codes)
  })

  test('상품문의는 내용만 있으면 된다', () => {
    expect([decideQuestionText(' 재입고되나요? '), decideQuestionText('')]).toEqual([
      allow('재입고되나요?'),
      refuse('INQUIRY_TEXT_REQUIRED'),
    ])
  })
})

describe('문의 고치기', () => {
  test('답변이 없을 때만 고치거나 삭제할 수 있다', () => {
    const decisions = INQUIRY_STATUSES.map((status) =>
      decideQuestionEdit({ kind: 'DIRECT', writerSeq: 7, status }, 7),
    )
    expect(decisions).toEqual([
      allow(),
      allow(),
      refuse('INQUIRY_ANSWERED'),
      refuse('INQUIRY_DELETED'),
    ])
  })

  test('남의 문의는 고칠 수 없고, 그 상태도 알리지 않는다', () => {
    const decisions = INQUIRY_STATUSES.map((status) =>
      decideQuestionEdit({ kind: 'GOODS', writerSeq: 7, status }, 8),
    )
    expect(decisions).toEqual(INQUIRY_STATUSES.map(() => refuse('EDIT_DENIED')))
  })

  test('삭제된 상품문의는 따로 알린다', () => {
    const deleted = { kind: 'GOODS', writerSeq: 7, status: 'DELETED' } as const
    const decided = decideQuestionEdit(deleted, 7)
    expect(decided.ok ? '' : INQUIRY_MESSAGES[decided.reason]()).toEqual('삭제된 상품문의예요.')
  })
})

describe('비밀글', () => {
  test('쓴 사람과 판매자만 읽는다', () => {
    const readers = [
      { isSecret: true, isWriter: false, isSeller: false },
      { isSecret: true, isWriter: true, isSeller: false },
      { isSecret: true, isWriter: false, isSeller: true },
      { isSecret: false, isWriter: false, isSeller: false },
    ]
    expect(readers.map(mayReadQuestion)).toEqual([false, true, true, true])
    expect(INQUIRY_MESSAGES.QUESTION_SECRET()).toEqual('비밀글입니다.')
  })
})

test('문의 유형의 이름은 서로 다르다', () => {
  const labels = INQUIRY_TOPICS.map((topic) => INQUIRY_TOPIC_LABELS[topic])
  expect(new Set(labels).size).toEqual(INQUIRY_TOPICS.length)
})
