import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import type { ReviewChoice } from './ReviewTools.tsx'

/** Reviews of a product as they were chosen; the former ones stay while others are on their way. `null` before the first. */
export function useGoodsReviews(goodsId: number, choice: ReviewChoice, from: string | null = null) {
  const calls = useCalls()
  const { sort, score, optionId, hasMedia } = choice
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
