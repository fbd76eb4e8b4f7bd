import {
  REVIEWED_GOODS_COUNT,
  reviewReasonsOf,
  watchedWordsOf,
} from '@jangteo/core/goods/goodsReview.rules'
import type { GoodsReviewFacts } from '@jangteo/core/goods/goodsReview.rules'
import {
  areSameOptions,
  decideOptionsEdit,
  decideSeenVersion,
  lostContent,
  planGoodsEdit,
} from '@jangteo/core/goods/goodsEdit.rules'
import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import { GOODS_LISTINGS } from '@jangteo/core/goods/goodsListing.codes'
import { describe, expect, test } from 'vitest'
import { aContent, anOption } from '../../support/goods/aContent.ts'

const FREE: GoodsReviewFacts = {
  texts: aContent(),
  listedCount: REVIEWED_GOODS_COUNT,
  isMarkedCategory: false,
  isPublished: false,
  isReviewed: false,
}

describe('먼저 심사하는 까닭', () => {
  test('스토어의 열 번째 상품까지, 19세 상품, 정한 카테고리, 확인할 단어는 심사한다', () => {
    const reasons = [
      FREE,
      { ...FREE, listedCount: REVIEWED_GOODS_COUNT - 1 },
      { ...FREE, texts: aContent({ isAdultOnly: true }) },
      { ...FREE, isMarkedCategory: true },
      { ...FREE, texts: aContent({ description: '암 완 치에 좋은 컵' }) },
    ].map(reviewReasonsOf)
    expect(reasons).toEqual([[], ['FIRST_GOODS'], ['ADULT'], ['CATEGORY'], ['WORD']])
  })

  test('심사해서 등록한 상품의 새 내용은 스토어가 커진 뒤에도 심사한다', () => {
    expect(reviewReasonsOf({ ...FREE, isPublished: true, isReviewed: true })).toEqual(['REVIEWED'])
    expect(reviewReasonsOf({ ...FREE, isPublished: true, listedCount: 0 })).toEqual([])
  })

  test('단어는 이름, 소개, 설명, 태그, 고시 어디에 있어도, 띄어 써도 찾는다', () => {
    const found = [
      aContent({ name: '정품급 가방' }),
      aContent({ summary: '레플 리카' }),
      aContent({ tags: ['짝퉁'] }),
      aContent({ noticeRows: [{ label: '품명', value: '의약품' }] }),
      aContent(),
    ].map(watchedWordsOf)
    expect(found).toEqual([['정품급'], ['레플리카'], ['짝퉁'], ['의약품'], []])
  })

  test('보이지 않는 글자를 끼워 쓴 단어도 찾는다', () => {
    const found = [0x200b, 0xad, 0x3164].map((code) =>
      watchedWordsOf(aContent({ name: `의약${String.fromCodePoint(code)}품` })),
    )
    expect(found).toEqual([['의약품'], ['의약품'], ['의약품']])
  })
})

describe('고친 내용', () => {
  const before = aContent()
  const renamed = aContent({ name: '새 이름' })

  test('등록한 상품의 내용만, 심사할 까닭이 있을 때만 기다린다', () => {
    const pending = GOODS_LISTINGS.filter(
      (listing) => planGoodsEdit({ listing, before, after: renamed, needsReview: true }).isPending,
    )
    expect(pending).toEqual(['LISTED'])
    const free = { listing: 'LISTED' as const, before, after: renamed, needsReview: false }
    expect(planGoodsEdit(free).isPending).toEqual(false)
  })

  test('가격과 재고만 바꾸면 심사할 상품도 기다리지 않는다', () => {
    const after = aContent({ salePrice: 15_000, options: [anOption([], { stock: 3 })] })
    const plan = planGoodsEdit({ listing: 'LISTED', before, after, needsReview: true })
    expect(plan.isPending).toEqual(false)
  })

  test('판매한 옵션은 지우지도 이름을 바꾸지도 못하고, 판매 전에는 마음대로 바꾼다', () => {
    const black = anOption(['블랙'], { optionId: 1 })
    const outcomes = [
      decideOptionsEdit(true, [black], [anOption(['흰색'])]),
      decideOptionsEdit(true, [black], [{ ...black, values: ['검정'] }]),
      decideOptionsEdit(true, [black], [{ ...black, saleStatus: 'STOP' }, anOption(['흰색'])]),
      decideOptionsEdit(false, [black], []),
    ].map((decision) => (decision.ok ? 'ok' : decision.reason))
    expect(outcomes).toEqual(['GOODS_OPTION_REMOVED', 'GOODS_OPTION_RENAMED', 'ok', 'ok'])
  })

  test('옵션은 하나라도, 순서라도 달라져야 다시 쓴다', () => {
    const [black, white] = [anOption(['블랙'], { optionId: 1 }), anOption(['화이트'])]
    const both = aContent({ options: [black, white] })
    const others: readonly Partial<GoodsContent>[] = [
      { name: '새 이름', salePrice: 15_000 },
      { options: [white, black] },
      { options: [black] },
      { options: [black, white], addOns: [anOption(['받침'])] },
      { options: [{ ...black, optionId: 2 }, white] },
      { options: [{ ...black, values: ['검정'] }, white] },
      { options: [{ ...black, extraPrice: 1000 }, white] },
      { options: [{ ...black, stock: 9 }, white] },
      { options: [{ ...black, saleStatus: 'STOP' }, white] },
    ]
    const same = others.map((other) => areSameOptions(both, { ...both, ...other }))
    expect(same).toEqual([true, ...Array.from({ length: 8 }, () => false)])
  })

  test('구매자가 보는 상품에서는 있던 것을 없애지 못하고, 처음부터 없던 것은 없어도 된다', () => {
    const bare = aContent({ pictures: [], noticeKind: null })
    const lost = GOODS_LISTINGS.map((listing) => lostContent(listing, before, bare).length)
    const former = lostContent('LISTED', aContent({ noticeKind: null }), bare)
    expect([
      Object.fromEntries(GOODS_LISTINGS.map((listing, at) => [listing, lost[at]])),
      former,
    ]).toEqual([
      { DRAFT: 0, REVIEWING: 0, LISTED: 2, REJECTED: 0, STOPPED: 2, DELETED: 0 },
      [{ field: 'pictures', code: 'PICTURE_REQUIRED' }],
    ])
  })

  test('다른 곳에서 먼저 고친 상품은 고치지 않는다', () => {
    const outcomes = [decideSeenVersion(2, 2), decideSeenVersion(3, 2)]
    expect(outcomes.map((decision) => (decision.ok ? 'ok' : decision.reason))).toEqual([
      'ok',
      'GOODS_CHANGED',
    ])
  })
})
