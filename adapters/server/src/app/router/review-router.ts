import { answer } from '../../call/answer.ts'
import { createReview } from '../../review/create-review.ts'
import { editReview } from '../../review/edit-review.ts'
import { likeReview } from '../../review/like-review.ts'
import { listBestReviews } from '../../review/list-best-reviews.ts'
import { listMedia } from '../../review/list-media.ts'
import { listAboveFour, listGoodsReviews } from '../../review/list-reviews.ts'
import { removeReview } from '../../review/remove-review.ts'
import { agreeToClauses, listClauses } from '../../review/review-clauses.ts'
import { showEnabled } from '../../review/show-enabled.ts'
import { showExpectedScore } from '../../review/show-expected-score.ts'
import { showOwnReview } from '../../review/show-own-review.ts'
import { showOwnReviews } from '../../review/show-own-reviews.ts'
import { countGoodsReviews, showStatistics } from '../../review/show-statistics.ts'
import { calls } from '../market-calls.ts'

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
    detailList: calls.review.detailList.handler(answer(listGoodsReviews)),
    best: calls.review.best.handler(answer(listBestReviews)),
    aboveFour: calls.review.aboveFour.handler(answer(listAboveFour)),
    media: calls.review.media.handler(answer(listMedia)),
    statistics: calls.review.statistics.handler(answer(showStatistics)),
    counts: calls.review.counts.handler(answer(countGoodsReviews)),
  },
}
