import { REVIEW_STATES } from '@jangteo/core/review/review.codes'
import { reviewView, type ShownReview } from '@jangteo/core/review/review.view'
import { expect, test } from 'vitest'

const REVIEW: Omit<ShownReview, 'state'> = {
  isWriter: true,
  writtenAtMs: Date.parse('2026-08-22T00:00:00+09:00'),
  hiddenReason: '다른 사람의 이름이 있어요',
  hiddenUntilMs: Date.parse('2026-09-10T12:00:00+09:00'),
  isObjected: false,
}

test('게시된 리뷰는 고치고 지울 수 있고, 가려진 리뷰는 까닭을 알리고 지우거나 이의를 낼 수만 있다', () => {
  const views = REVIEW_STATES.map((state) => reviewView({ ...REVIEW, state }))
  expect(
    views.map(({ stateLabel, noticeText, canEdit, canRemove, canObject }) => [
      stateLabel,
      noticeText,
      canEdit,
      canRemove,
      canObject,
    ]),
  ).toEqual([
    ['게시', null, true, true, false],
    [
      '숨김',
      '운영 기준에 따라 숨겨진 리뷰예요. 2026.09.10까지 숨겨요. 사유: 다른 사람의 이름이 있어요',
      false,
      true,
      true,
    ],
    ['삭제', '삭제된 리뷰예요.', false, false, false],
  ])
})

test('기한이 없거나 이미 이의를 냈으면 더 낼 수 없다', () => {
  const hidden = { ...REVIEW, state: 'HIDDEN' } as const
  expect([
    reviewView({ ...hidden, hiddenUntilMs: null }).canObject,
    reviewView({ ...hidden, isObjected: true }).canObject,
  ]).toEqual([false, false])
})

test('남의 리뷰에는 날짜만 있다', () => {
  expect(reviewView({ ...REVIEW, state: 'PUBLISHED', isWriter: false })).toEqual({
    stateLabel: '게시',
    dateText: '2026.08.22',
    noticeText: null,
    canEdit: false,
    canRemove: false,
    canObject: false,
  })
})
