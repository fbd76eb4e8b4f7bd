import type { AppDeps } from '../../lib/deps.ts'

type Deps = Pick<AppDeps, 'calls' | 'queryClient'>

/** Has everything that lists reviews asked again, the pages of stores, too. */
export function invalidateReviews({ calls, queryClient }: Deps): Promise<unknown> {
  return Promise.all(
    [calls.review, calls.storeReview].map((reviews) =>
      queryClient.invalidateQueries({ queryKey: reviews.key() }),
    ),
  )
}

/** The same with what says that a purchase has a review, and how a product is rated: one was written, changed or removed. */
export function invalidateReviewed(deps: Deps): Promise<unknown> {
  const { calls, queryClient } = deps
  return Promise.all([
    invalidateReviews(deps),
    queryClient.invalidateQueries({ queryKey: calls.order.key() }),
    queryClient.invalidateQueries({ queryKey: calls.goods.key() }),
  ])
}
