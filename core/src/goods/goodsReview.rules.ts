import { normaliseText } from '../search/keyword.rules.ts'
import type { GoodsTexts } from './goodsContent.rules.ts'
import type { GoodsReviewReason } from './goodsListing.codes.ts'

/** Products of a store that are reviewed before its others are listed at once. Source: market-rules §9.3. */
export const REVIEWED_GOODS_COUNT = 10

/**
 * Words that a person looks at before buyers do: claims of medicine, copies, and what may not be sold by mail. Compared
 * without spaces and characters that nobody sees. Source: market-rules §9.3, decision 129.
 */
export const WATCHED_WORDS: readonly string[] = [
  '의약품',
  '치료',
  '완치',
  '특효',
  '항암',
  '부작용없',
  '다이어트보장',
  '짝퉁',
  '이미테이션',
  '레플리카',
  '미러급',
  '정품급',
  '총포',
  '도검',
  '전자담배',
  '성인용품',
  '도수렌즈',
]

/** Facts of a product that its review is decided by. */
export type GoodsReviewFacts = {
  readonly texts: GoodsTexts
  /** Products of the store that are or were listed, without this one; counted up to `REVIEWED_GOODS_COUNT`. */
  readonly listedCount: number
  /** Its category, or one above it, is reviewed. */
  readonly isMarkedCategory: boolean
  /** It was listed before. */
  readonly isPublished: boolean
  /** It was reviewed before it was listed. */
  readonly isReviewed: boolean
}

/** Lists the watched words that a product's texts contain, each once. */
export function watchedWordsOf(texts: GoodsTexts): readonly string[] {
  const { name, summary, description, tags, modelName, noticeRows } = texts
  const notice = noticeRows.map(({ value }) => value)
  const parts = [name, summary, description, modelName ?? '', ...tags, ...notice]
  const text = parts.map((part) => normaliseText(part).replaceAll(' ', '')).join('\n')
  return WATCHED_WORDS.filter((word) => text.includes(word))
}

/**
 * Lists the reasons for which a product, or new texts of one that is listed, are reviewed first; empty when they are
 * shown at once. A product that was reviewed once stays so. Source: market-rules §9.3, decision 129.
 */
export function reviewReasonsOf(facts: GoodsReviewFacts): readonly GoodsReviewReason[] {
  const { texts, listedCount, isMarkedCategory, isPublished, isReviewed } = facts
  const reasons: readonly (readonly [GoodsReviewReason, boolean])[] = [
    ['FIRST_GOODS', !isPublished && listedCount < REVIEWED_GOODS_COUNT],
    ['REVIEWED', isPublished && isReviewed],
    ['ADULT', texts.isAdultOnly],
    ['CATEGORY', isMarkedCategory],
    ['WORD', watchedWordsOf(texts).length > 0],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
