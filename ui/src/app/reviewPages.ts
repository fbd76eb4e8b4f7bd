import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import type { Pages } from './memberPages.ts'

/** Pages of reviews. */
export const REVIEW_PAGES: Pages = {
  review: {
    path: MARKET_PATHS.review,
    load: async () => (await import('../screens/review/MyReviewScreen.tsx')).MyReviewScreen,
  },
  reviewConfig: {
    path: MARKET_PATHS.reviewConfig,
    load: async () => (await import('../screens/review/ReviewConfigScreen.tsx')).ReviewConfigScreen,
  },
  reviewDetail: {
    path: MARKET_PATHS.reviewDetail,
    load: async () => (await import('../screens/review/ReviewDetailScreen.tsx')).ReviewDetailScreen,
  },
  bestReviewDetail: {
    path: MARKET_PATHS.bestReviewDetail,
    load: async () => (await import('../screens/review/BestReviewScreen.tsx')).BestReviewScreen,
  },
  aboveFourDetail: {
    path: MARKET_PATHS.aboveFourDetail,
    load: async () => (await import('../screens/review/AboveFourScreen.tsx')).AboveFourScreen,
  },
  mediaReview: {
    path: MARKET_PATHS.mediaReview,
    load: async () => (await import('../screens/review/MediaReviewScreen.tsx')).MediaReviewScreen,
  },
}

/** The editor of a review: one thing to finish. */
export const REVIEW_EDITOR_PAGES: Pages = {
  editReview: {
    path: MARKET_PATHS.editReview,
    load: async () =>
      (await import('../screens/review/editor/EditReviewScreen.tsx')).EditReviewScreen,
  },
}
