import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewChart } from '@jangteo/core/review/review.chart'
import { REVIEW_STATES, REVIEW_STATE_LABELS } from '@jangteo/core/review/review.codes'
import { REVIEW_TABLE } from '@jangteo/core/review/review.table.gen'
import type { ReviewEventType } from '@jangteo/core/review/review.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(reviewChart, REVIEW_TABLE)

const FACTS = { keepsImages: true, isObjectable: true, isHideOver: true }

function outcomes(event: ReviewEventType, facts: Partial<typeof FACTS> = {}): string[] {
  return REVIEW_STATES.map((state) =>
    stepOutcome(coverage.decide({ state, event, facts: { ...FACTS, ...facts } })),
  )
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = REVIEW_STATES.map((state) => [state, reviewChart.root.states[state]?.meta?.label])
  expect([Object.keys(REVIEW_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    REVIEW_STATES,
    REVIEW_STATE_LABELS,
  ])
})

test('게시된 리뷰만 고치고, 사진이 있던 리뷰는 사진을 남긴다', () => {
  expect([outcomes('buyer.edit'), outcomes('buyer.edit', { keepsImages: false })]).toEqual([
    ['PUBLISHED recountRating', 'REVIEW_HIDDEN', 'REVIEW_DELETED'],
    ['REVIEW_IMAGES_LOST', 'REVIEW_HIDDEN', 'REVIEW_DELETED'],
  ])
})

test('운영자는 리뷰를 가리고, 기한을 다시 정하고, 다시 보인다', () => {
  expect([outcomes('system.hide'), outcomes('system.restore')]).toEqual([
    [
      'HIDDEN recountRating notifyWriter scheduleHideEnd',
      'HIDDEN notifyWriter scheduleHideEnd',
      'REVIEW_DELETED',
    ],
    ['REVIEW_NOT_HIDDEN', 'PUBLISHED recountRating notifyWriter', 'REVIEW_DELETED'],
  ])
})

test('기한이 있는 가림은 기한이 지나야 저절로 풀린다', () => {
  expect([outcomes('system.hideOver'), outcomes('system.hideOver', { isHideOver: false })]).toEqual(
    [
      ['REVIEW_NOT_HIDDEN', 'PUBLISHED recountRating notifyWriter', 'REVIEW_DELETED'],
      ['REVIEW_NOT_HIDDEN', 'REVIEW_HIDDEN', 'REVIEW_DELETED'],
    ],
  )
})

test('기한이 있는 가림에 쓴 사람은 한 번 이의를 낸다', () => {
  expect([outcomes('buyer.object'), outcomes('buyer.object', { isObjectable: false })]).toEqual([
    ['REVIEW_NOT_HIDDEN', 'HIDDEN notifyOperators', 'REVIEW_DELETED'],
    ['REVIEW_NOT_HIDDEN', 'REVIEW_OBJECTION_CLOSED', 'REVIEW_DELETED'],
  ])
})

test('판매자는 게시된 리뷰에 답글을 달고 지운다', () => {
  expect([outcomes('seller.reply'), outcomes('seller.removeReply')]).toEqual([
    ['PUBLISHED notifyWriter', 'REVIEW_HIDDEN', 'REVIEW_DELETED'],
    ['PUBLISHED', 'REVIEW_HIDDEN', 'REVIEW_DELETED'],
  ])
})

test('쓴 사람은 가려진 리뷰도 한 번 삭제한다', () => {
  expect(outcomes('buyer.remove')).toEqual(['DELETED recountRating', 'DELETED', 'REVIEW_DELETED'])
})

test('보이는지가 바뀔 때마다 평점을 다시 센다', () => {
  const lives = livesOf({ table: REVIEW_TABLE, start: 'PUBLISHED', stepsMax: 12 })
  const isVisible = (state: (typeof REVIEW_STATES)[number]) =>
    REVIEW_TABLE.tags[state].includes('visible')
  fc.assert(
    fc.property(lives, (steps) => {
      const uncounted = steps.filter(
        ({ from, to, effects }) =>
          isVisible(from) !== isVisible(to) && !effects.includes('recountRating'),
      )
      expect(uncounted).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('삭제한 리뷰는 돌아오지 않는다', () => {
  expect(Object.keys(REVIEW_TABLE.steps.DELETED)).toEqual([])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
