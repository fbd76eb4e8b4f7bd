import { answer } from '../../call/answer.ts'
import { BRIEF_TTL } from '../../call/cached.ts'
import { storedAnswer } from '../../call/stored-answer.ts'
import { createReview } from '../../review/create-review.ts'
import { editReview } from '../../review/edit-review.ts'
import { listReviewKeywords, showPrompt } from '../../review/keyword/list-keywords.ts'
import { likeReview } from '../../review/like-review.ts'
import { listBestReviews } from '../../review/list-best-reviews.ts'
import { listMedia } from '../../review/list-media.ts'
import { listAboveFour, listGoodsReviews } from '../../review/list-reviews.ts'
import { objectToHiding } from '../../review/object-to-hiding.ts'
import { removeReview } from '../../review/remove-review.ts'
import { agreeToClauses, listClauses } from '../../review/review-clauses.ts'
import { showTopReviewers } from '../../review/reviewer/list-top-reviewers.ts'
import { openProfile, showOwnProfile, showProfile } from '../../review/reviewer/show-profile.ts'
import { showEnabled } from '../../review/show-enabled.ts'
import { showExpectedScore } from '../../review/show-expected-score.ts'
import { showOwnReview } from '../../review/show-own-review.ts'
import { showOwnReviews } from '../../review/show-own-reviews.ts'
import { countGoodsReviews, showStatistics } from '../../review/show-statistics.ts'
import { readFirstPageVersion } from '../../review/review-version.ts'
import { listBestStoreReviews, listStoreReviews } from '../../store/list-store-reviews.ts'
import { calls } from '../market-calls.ts'

/** A page may show a product's former name, and a writer who left, for seconds; never a review that was changed. */
const firstPage = { readVersion: readFirstPageVersion, ttl: BRIEF_TTL } as const

/** The calls of reviews with the use cases that answer them. */
export const reviewing = {
  review: {
    me: calls.review.me.handler(answer(showOwnReviews)),
    enable: calls.review.enable.handler(answer(showEnabled)),
    clauses: calls.review.clauses.handler(answer(listClauses)),
    agree: calls.review.agree.handler(answer(agreeToClauses)),
    expectedScore: calls.review.expectedScore.handler(answer(showExpectedScore)),
    create: calls.review.create.handler(answer(createReview)),
    detail: calls.review.detail.handler(answer(showOwnReview)),
    change: calls.review.change.handler(answer(editReview)),
    remove: calls.review.remove.handler(answer(removeReview)),
    like: calls.review.like.handler(answer(likeReview)),
    detailList: storedAnswer(calls.review.detailList.handler(answer(listGoodsReviews)), firstPage),
    best: storedAnswer(calls.review.best.handler(answer(listBestReviews)), firstPage),
    aboveFour: storedAnswer(calls.review.aboveFour.handler(answer(listAboveFour)), {
      ...firstPage,
      readVersion: ({ id: goodsId, page }, caller) =>
        readFirstPageVersion({ goodsId, page }, caller),
    }),
    media: storedAnswer(calls.review.media.handler(answer(listMedia)), firstPage),
    statistics: calls.review.statistics.handler(answer(showStatistics)),
    counts: calls.review.counts.handler(answer(countGoodsReviews)),
  },
  reviewer: {
    topN: calls.reviewer.topN.handler(answer(showTopReviewers)),
    profile: calls.reviewer.profile.handler(answer(showProfile)),
    me: calls.reviewer.me.handler(answer(showOwnProfile)),
    open: calls.reviewer.open.handler(answer(openProfile)),
    object: calls.reviewer.object.handler(answer(objectToHiding)),
  },
  reviewKeyword: {
    list: calls.reviewKeyword.list.handler(answer(listReviewKeywords)),
    prompt: calls.reviewKeyword.prompt.handler(answer(showPrompt)),
  },
  storeReview: {
    list: calls.storeReview.list.handler(answer(listStoreReviews)),
    best: calls.storeReview.best.handler(answer(listBestStoreReviews)),
  },
}
