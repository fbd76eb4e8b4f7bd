import type { Aspect } from '@jangteo/core/review/aspect.codes'
import type { ReviewSort } from '@jangteo/core/review/review.codes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'

/** Choice of reviews: their order, and filters of which `null` filters nothing. */
export type ReviewChoice = {
  readonly sort: ReviewSort
  readonly score: number | null
  readonly optionId: number | null
  readonly hasMedia: boolean
  readonly aspect: Aspect | null
}

export const ALL_REVIEWS: ReviewChoice = {
  sort: 'NEW',
  score: null,
  optionId: null,
  hasMedia: false,
  aspect: null,
}

/** Reviews of a product as they were chosen; the former ones stay while others are on their way. `null` before the first. */
export function useGoodsReviews(goodsId: number, choice: ReviewChoice, from: string | null = null) {
  const calls = useCalls()
  const { sort, score, optionId, hasMedia, aspect } = choice
  const list = useInfiniteQuery({
    ...calls.review.detailList.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({
        goodsId,
        page,
        sort,
        ...(score === null ? {} : { scoreList: [score] }),
        ...(optionId === null ? {} : { optionIdList: [optionId] }),
        ...(hasMedia ? { mediaYn: 'Y' as const } : {}),
        ...(aspect === null ? {} : { aspect }),
        ...(from === null ? {} : { fromFeedbackIdEncrypt: from }),
      }),
    }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return {
    reviews:
      list.data === undefined
        ? null
        : uniqBy(list.data.pages, ({ feedbackIdEncrypt }) => feedbackIdEncrypt),
    more: moreOf(list),
  }
}
