import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { REVIEW_SORTS, REVIEW_SORT_LABELS } from '@jangteo/core/review/review.codes'
import { REVIEW_MESSAGES } from '@jangteo/core/review/review.messages'
import {
  BEST_REVIEW_COUNT,
  GOOD_SCORE_MIN,
  STORE_BEST_REVIEW_COUNT,
  TOP_REVIEWER_COUNT,
  afterLike,
  checkReview,
  decideReviewBegun,
  decideReviewEdited,
  reviewCounter,
  reviewFacts,
} from '@jangteo/core/review/review.rules'
import type { ReviewForm, WrittenReview } from '@jangteo/core/review/review.rules'

const CUP = { goodsId: 7, optionId: 70 }

function aForm(change: Partial<ReviewForm> = {}): ReviewForm {
  return { score: 5, text: '가'.repeat(30), imageCount: 0, areClausesAgreed: true, ...change }
}

describe('리뷰 쓰기', () => {
  test('구매확정한 상품만 리뷰를 사용할 수 있다', () => {
    const open = ORDER_ITEM_STATUSES.filter(
      (status) => decideReviewBegun({ ...CUP, status }, []).ok,
    )
    expect(open).toEqual(['BF'])
    expect(decideReviewBegun({ ...CUP, status: 'SC' }, [])).toEqual(refuse('REVIEW_NOT_CONFIRMED'))
  })

  test('한 옵션에는 한 번만 쓰고, 다른 옵션에는 또 사용할 수 있다', () => {
    const bought = { ...CUP, status: 'BF' } as const
    expect([
      decideReviewBegun(bought, [CUP]),
      decideReviewBegun(bought, [{ goodsId: 7, optionId: 71 }]),
      decideReviewBegun(bought, [{ goodsId: 8, optionId: 70 }]),
    ]).toEqual([refuse('REVIEW_ALREADY_WRITTEN'), allow(), allow()])
  })

  test.each([
    [aForm(), []],
    [aForm({ text: '가'.repeat(500) }), []],
    [aForm({ text: '가'.repeat(29) }), ['REVIEW_TOO_SHORT']],
    [aForm({ text: ` ${'가'.repeat(29)} ` }), ['REVIEW_TOO_SHORT']],
    [aForm({ text: '가'.repeat(501) }), ['REVIEW_TOO_LONG']],
    [aForm({ text: '😀'.repeat(30) }), []],
    [aForm({ text: '가'.normalize('NFD').repeat(30) }), []],
    [aForm({ score: 0 }), ['REVIEW_SCORE_REQUIRED']],
    [
      aForm({ score: null, text: '', areClausesAgreed: false }),
      ['REVIEW_SCORE_REQUIRED', 'REVIEW_TOO_SHORT', 'REVIEW_CLAUSE_REQUIRED'],
    ],
  ])('별점과 30~500자, 약관 동의가 있어야 한다 (%#)', (form, codes) => {
    expect(checkReview(form)).toEqual(codes)
  })

  test('쓴 글자 수를 보여 준다', () => {
    expect(reviewCounter(' 좋아요 ')).toEqual('3 / 500')
  })
})

describe('리뷰 수정', () => {
  const aReview = (change: Partial<WrittenReview> = {}): WrittenReview => ({
    writerSeq: 7,
    imageCount: 2,
    isDeleted: false,
    ...change,
  })

  test.each([
    [aReview(), 7, 1, allow()],
    [aReview(), 7, 0, refuse('REVIEW_IMAGES_LOST')],
    [aReview({ imageCount: 0 }), 7, 0, allow()],
    [aReview({ isDeleted: true }), 7, 0, refuse('REVIEW_DELETED')],
    [aReview({ isDeleted: true }), 8, 0, refuse('EDIT_DENIED')],
  ] as const)('사진이 있던 리뷰는 사진을 모두 지울 수 없다 (%#)', (...args) => {
    const [review, userSeq, imageCount, decision] = args
    expect(decideReviewEdited(review, userSeq, imageCount)).toEqual(decision)
  })

  test('사진이 있는 채로 고치는지는 리뷰의 차트가 묻는 대로다', () => {
    const retained = [
      [2, 1],
      [2, 0],
      [0, 0],
    ].map(([before = 0, after = 0]) => reviewFacts({ imageCount: before }, after))
    expect(retained).toEqual([{ keepsImages: true }, { keepsImages: false }, { keepsImages: true }])
  })

  test('문구', () => {
    expect([
      REVIEW_MESSAGES.REVIEW_IMAGES_LOST(),
      REVIEW_MESSAGES.REVIEW_ALREADY_WRITTEN(),
    ]).toEqual(['사진을 모두 삭제할 수 없어요.', '한 옵션당 리뷰는 1번만 작성할 수 있어요.'])
  })
})

describe('도움돼요', () => {
  test('여러 번 눌러도 한 사람은 하나다', () => {
    const likes = { count: 3, isMine: false }
    const set = afterLike(likes, true)
    expect([set, afterLike(set, true), afterLike(set, false)]).toEqual([
      { count: 4, isMine: true },
      { count: 4, isMine: true },
      likes,
    ])
  })

  test('마지막에 누른 것만 남는다', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), fc.boolean(), (taps, last) => {
        const before = { count: 10, isMine: false }
        const after = [...taps, last].reduce(afterLike, before)
        expect(after).toEqual({ count: 10 + Number(last), isMine: last })
      }),
    )
  })
})

test('리뷰를 늘어놓는 차례와 개수', () => {
  expect(REVIEW_SORTS.map((sort) => REVIEW_SORT_LABELS[sort])).toEqual([
    '최신순',
    '평점 높은순',
    '평점 낮은순',
    '도움순',
  ])
  expect([BEST_REVIEW_COUNT, STORE_BEST_REVIEW_COUNT, TOP_REVIEWER_COUNT, GOOD_SCORE_MIN]).toEqual([
    20, 3, 10, 4,
  ])
})
