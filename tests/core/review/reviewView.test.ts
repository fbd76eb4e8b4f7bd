import { REVIEW_STATES } from '@jangteo/core/review/review.codes'
import { reviewView } from '@jangteo/core/review/review.view'
import { expect, test } from 'vitest'

const REVIEW = {
  isWriter: true,
  writerLoginId: 'garam99',
  writtenAtMs: Date.parse('2026-08-22T00:00:00+09:00'),
}

test('게시된 리뷰는 고치고 지울 수 있고, 가려진 리뷰는 까닭을 알리고 지울 수만 있다', () => {
  const views = REVIEW_STATES.map((state) => reviewView({ ...REVIEW, state }))
  expect(
    views.map(({ stateLabel, noticeText, canEdit, canRemove }) => [
      stateLabel,
      noticeText,
      canEdit,
      canRemove,
    ]),
  ).toEqual([
    ['게시', null, true, true],
    ['숨김', '신고로 숨겨진 리뷰예요.', false, true],
    ['삭제', '삭제된 리뷰예요.', false, false],
  ])
})

test('남의 리뷰에는 가린 아이디와 날짜만 있다', () => {
  expect(reviewView({ ...REVIEW, state: 'PUBLISHED', isWriter: false })).toEqual({
    stateLabel: '게시',
    writerText: 'gar***',
    dateText: '2026.08.22',
    noticeText: null,
    canEdit: false,
    canRemove: false,
  })
})
