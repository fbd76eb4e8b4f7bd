import type { AppDeps } from '../../lib/deps.ts'

/** Has everything that lists reviews asked again, the pages of stores, too. */
export function invalidateReviews({
  calls,
  queryClient,
}: Pick<AppDeps, 'calls' | 'queryClient'>): Promise<unknown> {
  return Promise.all(
    [calls.review, calls.storeReview].map((reviews) =>
      queryClient.invalidateQueries({ queryKey: reviews.key() }),
    ),
  )
}
