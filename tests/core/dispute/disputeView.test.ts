import { DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { disputeView, type ShownDispute } from '@jangteo/core/dispute/dispute.view'
import { expect, test } from 'vitest'

const SHOWN: ShownDispute = {
  state: 'ANSWERING',
  answerDueAtMs: Date.parse('2026-08-27T23:59:59.999+09:00'),
  answer: null,
  fault: null,
}

test('상태마다 다음에 올 일과 할 수 있는 일이 있다', () => {
  const views = DISPUTE_STATES.map((state) => {
    const { label, nextText, answerText, canAnswer, canDecide } = disputeView({ ...SHOWN, state })
    return [label, nextText, answerText, canAnswer, canDecide]
  })
  expect(views).toEqual([
    ['분쟁 접수', '판매자가 8/27(목) 23:59까지 답변해요.', '아직 답변이 없어요.', false, false],
    [
      '판매자 답변 대기',
      '판매자가 8/27(목) 23:59까지 답변해요.',
      '아직 답변이 없어요.',
      true,
      false,
    ],
    ['장터 판단 중', '장터가 양쪽의 내용을 확인하고 있어요.', '답변하지 않았어요.', false, true],
    ['결정 완료', '장터가 양쪽의 내용을 확인하고 있어요.', '답변하지 않았어요.', false, false],
    ['종결', '신청이 끝나 분쟁도 종결됐어요.', '답변하지 않았어요.', false, false],
  ])
})

test('결정은 누구 책임인지와 신청이 어떻게 되는지를 말한다', () => {
  const decided = { ...SHOWN, state: 'DECIDED', answer: '사용 흔적이 있었어요' } as const
  expect([
    disputeView({ ...decided, fault: 'SELLER' }).nextText,
    disputeView({ ...decided, fault: 'BUYER' }).nextText,
    disputeView({ ...decided, fault: 'BUYER' }).answerText,
  ]).toEqual([
    '판매자 책임으로 결정됐어요. 신청을 이어서 진행하고, 비용은 판매자가 부담해요.',
    '구매자 책임으로 결정됐어요. 신청은 거부된 것으로 끝나요.',
    null,
  ])
})
