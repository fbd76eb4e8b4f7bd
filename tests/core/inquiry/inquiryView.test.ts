import { INQUIRY_STATUSES } from '@jangteo/core/inquiry/inquiry.codes'
import { inquiryView } from '@jangteo/core/inquiry/inquiry.view'
import type { ShownInquiry } from '@jangteo/core/inquiry/inquiry.view'
import { expect, test } from 'vitest'

const INQUIRY: ShownInquiry = {
  status: 'DONE',
  isWriter: false,
  text: '언제 오나요?',
  answerText: '내일 보내 드려요.',
}

test('남의 비밀글은 무엇을 묻고 답했는지 보이지 않는다', () => {
  expect(inquiryView({ ...INQUIRY, text: null })).toEqual({
    statusLabel: '답변완료',
    text: '비밀글입니다.',
    answerText: null,
    isHidden: true,
    canEdit: false,
  })
})

test('읽을 수 있는 문의는 답변과 함께 보인다', () => {
  const { text, answerText, isHidden } = inquiryView(INQUIRY)
  expect([text, answerText, isHidden]).toEqual(['언제 오나요?', '내일 보내 드려요.', false])
})

test('쓴 사람만, 답변이 없을 때만 고칠 수 있다', () => {
  const editable = (isWriter: boolean) =>
    INQUIRY_STATUSES.filter((status) => inquiryView({ ...INQUIRY, status, isWriter }).canEdit)
  expect([editable(true), editable(false)]).toEqual([['WAIT', 'HOLD'], []])
})
