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
  decideReviewStart,
  reviewDueMs,
  reviewFacts,
  demandEndsAtMs,
} from '@jangteo/core/review/review.rules'
import type { ReviewForm } from '@jangteo/core/review/review.rules'

const CUP = { goodsId: 7, optionId: 70 }

function aForm(change: Partial<ReviewForm> = {}): ReviewForm {
  return {
    score: 5,
    text: '가'.repeat(30),
    imageCount: 0,
    videoCount: 0,
    areClausesAgreed: true,
    ...change,
  }
}

describe('리뷰 쓰기', () => {
  const NOW_MS = Date.parse('2026-11-20T12:00:00+09:00')
  const bought = { ...CUP, status: 'BF', confirmedAtMs: NOW_MS } as const
  const start = (nowMs: number, written: readonly (typeof CUP)[] = []) =>
    decideReviewStart(bought, { written, nowMs })

  test('구매확정한 상품만 리뷰를 작성할 수 있다', () => {
    const open = ORDER_ITEM_STATUSES.filter(
      (status) => decideReviewStart({ ...bought, status }, { written: [], nowMs: NOW_MS }).ok,
    )
    expect(open).toEqual(['BF'])
    expect(
      decideReviewStart({ ...bought, confirmedAtMs: null }, { written: [], nowMs: NOW_MS }),
    ).toEqual(refuse('REVIEW_NOT_CONFIRMED'))
  })

  test('한 옵션에는 한 번만 쓰고, 다른 옵션에는 또 작성할 수 있다', () => {
    expect([
      start(NOW_MS, [CUP]),
      start(NOW_MS, [{ goodsId: 7, optionId: 71 }]),
      start(NOW_MS, [{ goodsId: 8, optionId: 70 }]),
    ]).toEqual([refuse('REVIEW_ALREADY_WRITTEN'), allow(), allow()])
  })

  test('구매확정한 날로부터 90일이 지나면 작성할 수 없다', () => {
    const lastMs = Date.parse('2027-02-18T23:59:59.999+09:00')
    expect([reviewDueMs(NOW_MS), start(lastMs), start(lastMs + 1)]).toEqual([
      lastMs,
      allow(),
      refuse('REVIEW_PERIOD_OVER'),
    ])
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
    [aForm({ videoCount: 1 }), []],
    [aForm({ videoCount: 2 }), ['REVIEW_VIDEO_TOO_MANY']],
    [aForm({ text: `${'가'.repeat(30)} 010-1234-5678` }), ['REVIEW_PERSONAL_DATA']],
    [
      aForm({ score: null, text: '', areClausesAgreed: false }),
      ['REVIEW_SCORE_REQUIRED', 'REVIEW_TOO_SHORT', 'REVIEW_CLAUSE_REQUIRED'],
    ],
  ])('별점과 30~500자, 약관 동의가 있어야 한다 (%#)', (form, codes) => {
    expect(checkReview(form)).toEqual(codes)
  })
})

describe('리뷰 수정', () => {
  const facts = (before: number, after: number) =>
    reviewFacts(
      { imageCount: before, hiddenUntilMs: null, isObjected: false },
      { imageCount: after, nowMs: 0 },
    )

  test('사진이 있던 리뷰는 사진을 남긴다', () => {
    expect([facts(2, 1), facts(2, 0), facts(0, 0)].map(({ keepsImages }) => keepsImages)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('기한까지 가려진 리뷰는 한 번 이의를 내고, 기한에 풀린다', () => {
    const hidden = (isObjected: boolean, nowMs: number) => {
      const { isObjectable, isHideOver } = reviewFacts(
        { imageCount: 0, hiddenUntilMs: 100, isObjected },
        { imageCount: 0, nowMs },
      )
      return [isObjectable, isHideOver]
    }
    expect([hidden(false, 99), hidden(true, 99), hidden(false, 100)]).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ])
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

test('권리자의 요청으로 가린 기간은 30일이고, 다시 요청해도 늘지 않는다', () => {
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(time, time, (nowMs, laterMs) => {
      const endMs = demandEndsAtMs(null, nowMs)
      expect([endMs - nowMs, demandEndsAtMs(endMs, laterMs)]).toEqual([2_592_000_000, endMs])
    }),
  )
})
