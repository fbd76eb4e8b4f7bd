import { describe, expect, test } from 'vitest'
import { ASPECTS, ASPECT_LABELS, ASPECT_QUESTIONS } from '@jangteo/core/review/aspect.codes'
import { aspectsOfRoot, createAspectReader } from '@jangteo/core/review/reviewAspect.rules'
import { clausesOf } from '@jangteo/core/review/textClause.rules'
import {
  LABELLED_CLAUSES,
  UNSEEN_LABELLED_CLAUSES,
  compareLabels,
} from '../../support/review/labelledClauses.ts'

const read = (root: string | null, text: string) =>
  createAspectReader(aspectsOfRoot(root))(text).map(
    ({ aspect, sign }) => `${ASPECT_LABELS[aspect]}${sign === 1 ? '+' : '-'}`,
  )

describe('리뷰를 절로 나눈다', () => {
  test.each([
    ['배송 빨라요! 포장도 꼼꼼해요.', ['배송 빨라요', '포장도 꼼꼼해요']],
    ['색은 예쁘지만 작아요', ['색은 예쁘지만', '작아요']],
    ['배송은 빠른데 포장이 별로', ['배송은 빠른데', '포장이 별로']],
    ['비싸라서 그런지 좋으나 무거워요', ['비싸라서', '그런지 좋으나', '무거워요']],
    ['좋아요 그런데 커요 하지만 써요', ['좋아요', '그런데 커요', '하지만 써요']],
    ['다만 향이 약해요ㅠㅠ 맛은 있어요ㅋㅋㅋ', ['다만 향이 약해요', '맛은 있어요']],
    ['한 군데 찍혔어요', ['한 군데 찍혔어요']],
    ['   ', []],
  ])('%s', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses)
  })
})

describe('리뷰에서 평가를 읽는다', () => {
  test.each([
    ['digital', '소음이 없지 않아요', ['소음-']],
    ['digital', '소음이 없어요', ['소음+']],
    ['digital', '소음이 심하지 않아요', ['소음+']],
    ['living', '냄새가 안 나요', ['냄새+']],
    ['living', '냄새가 적어요', ['냄새+']],
    [null, '불량이 없었어요', ['품질+']],
    ['beauty', '자극이 있어요', ['자극-']],
    [null, '배송이 빨라요', ['배송+']],
    [null, '배송이 빠르지 않아요', ['배송-']],
    [null, '배송이 안 빨라요', ['배송-']],
    [null, '배송이 안 빠르지는 않아요', ['배송+']],
    [null, '포장이 완벽하지 못해요', ['포장-']],
    [null, '디자인이 별로예요', ['디자인-']],
    [null, '디자인이 별로 나쁘지 않아요', ['디자인+']],
    ['clothing', '사이즈가 딱 맞아요', ['사이즈+']],
    [null, '사이즈가 딱 맞아요', []],
    [null, '별 다섯 개 드려요', []],
  ])('%s: %s', (root, text, votes) => {
    expect(read(root, text)).toEqual(votes)
  })

  test('부정은 여섯 음절 안에서만 뒤집는다', () => {
    expect([
      read(null, '배송이 빠르다고 느끼진 않아요'),
      read(null, '배송이 빠르다고 하던 그때와는 않아요'),
    ]).toEqual([['배송-'], ['배송+']])
  })

  test('한 리뷰는 항목마다 한 표이고, 엇갈리면 표가 없다', () => {
    expect([
      read(null, '배송이 빨라요. 배송이 정말 빨라요. 배송이 늦어요.'),
      read(null, '배송이 빨라요. 배송이 늦어요.'),
    ]).toEqual([['배송+'], []])
  })

  test('표와 함께 그렇게 말한 첫 절을 남긴다', () => {
    const votes = createAspectReader(aspectsOfRoot(null))(
      '배송이 늦어요. 배송이 빨라요! 택배가 빨라요',
    )
    expect(votes).toEqual([{ aspect: 'DELIVERY', sign: 1, quote: '배송이 빨라요' }])
  })

  test('항목마다 이름과 물음이 있고, 이름은 서로 다르다', () => {
    expect(new Set(ASPECTS.map((aspect) => ASPECT_LABELS[aspect])).size).toEqual(ASPECTS.length)
    expect(ASPECTS.every((aspect) => ASPECT_QUESTIONS[aspect].endsWith('?'))).toEqual(true)
  })
})

describe('사람이 단 표와 견준다', () => {
  test('절 300개 이상에서 방향은 85 % 이상 맞고, 60 % 이상을 찾는다', () => {
    const { labelCount, foundCount, rightCount, extraCount } = compareLabels(LABELLED_CLAUSES)
    expect(LABELLED_CLAUSES.length).toBeGreaterThanOrEqual(300)
    expect(rightCount / foundCount).toBeGreaterThanOrEqual(0.85)
    expect(foundCount / labelCount).toBeGreaterThanOrEqual(0.6)
    expect(foundCount / (foundCount + extraCount)).toBeGreaterThanOrEqual(0.85)
  })

  test('말뭉치를 맞춘 뒤에 쓴 절에서도 그만큼 읽는다', () => {
    const { labelCount, foundCount, rightCount, extraCount } =
      compareLabels(UNSEEN_LABELLED_CLAUSES)
    expect(UNSEEN_LABELLED_CLAUSES.length).toBeGreaterThanOrEqual(60)
    expect(rightCount / foundCount).toBeGreaterThanOrEqual(0.85)
    expect(foundCount / labelCount).toBeGreaterThanOrEqual(0.6)
    expect(foundCount / (foundCount + extraCount)).toBeGreaterThanOrEqual(0.85)
  })
})
