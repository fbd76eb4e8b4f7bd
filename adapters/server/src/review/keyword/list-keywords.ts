import { ASPECT_LABELS } from '@jangteo/core/review/aspect.codes'
import { aspectsOfRoot } from '@jangteo/core/review/reviewAspect.rules'
import { reviewPrompts } from '@jangteo/core/review/reviewKeyword.rules'
import { countVotes, findRootSlug, listKeywords } from '@jangteo/postgres/review/review-vote.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'

type OfGoods = { readonly goodsId: number }

/** Lists what the reviews of a product often judge; quotes of reviews that are not visible any more are left out. */
export const listReviewKeywords = Effect.fnUntraced(function* ({ goodsId }: OfGoods) {
  const counted = yield* listKeywords(goodsId)
  return {
    keywordList: (counted?.keywords ?? []).map((keyword) => ({
      aspect: keyword.aspect,
      label: ASPECT_LABELS[keyword.aspect],
      voteCount: keyword.vote_count,
      positivePercent: keyword.positive_percent,
      quoteList: [...keyword.quotes],
    })),
    computedAt: counted?.computed_at.toISOString() ?? null,
    sourceEnum: 'RULES' as const,
  }
})

/** Lists questions that help to write a review, of what others have written least about. Refusal: GOODS_NOT_FOUND. */
export const showPrompt = Effect.fnUntraced(function* ({ goodsId }: OfGoods) {
  const rootSlug = yield* findRootSlug(goodsId)
  if (rootSlug === undefined) return yield* refused('GOODS_NOT_FOUND')
  const votes = yield* countVotes(goodsId)
  const tallies = votes.map((row) => ({
    aspect: row.aspect,
    goodCount: row.good_count,
    badCount: row.bad_count,
  }))
  return { questionList: reviewPrompts(aspectsOfRoot(rootSlug), tallies) }
})
