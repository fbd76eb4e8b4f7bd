import { INQUIRY_STATUSES } from '@jangteo/core/inquiry/inquiry.codes'
import { inquiryView } from '@jangteo/core/inquiry/inquiry.view'
import type { ShownInquiry } from '@jangteo/core/inquiry/inquiry.view'
import { expect, test } from 'vitest'

const INQUIRY: ShownInquiry = {
  status: 'DONE',
  isSecret: true,
  isWriter: false,
  isSeller: false,
  writerLoginId: 'garam99',
  text: '언제 오나요?',
  answerText: '내일 보내 드려요.',
}

test('남의 비밀글은 무엇을 묻고 답했는지 보이지 않는다', () => {
  expect(inquiryView(INQUIRY)).toEqual({
    statusLabel: '답변완료',
    writerText: 'gar***',
    text: '비밀글입니다.',
    answerText: null,
    isHidden: true,
    canEdit: false,
  })
})

test('쓴 사람과 판매자에게는 보인다', () => {
  const readers = [{ isWriter: true }, { isSeller: true }, { isSecret: false }]
  const shown = readers.map((change) => inquiryView({ ...INQUIRY, ...change }))
  expect(shown.map(({ text, answerText, isHidden }) => [text, answerText, isHidden])).toEqual(
    readers.map(() => ['언제 오나요?', '내일 보내 드려요.', false]),
  )
})

test('쓴 사람만, 답변이 없을 때만 고칠 수 있다', () => {
  const editable = (isWriter: boolean) =>
    INQUIRY_STATUSES.filter((status) => inquiryView({ ...INQUIRY, status, isWriter }).canEdit)
  expect([editable(true), editable(false)]).toEqual([['WAIT', 'HOLD'], []])
})
