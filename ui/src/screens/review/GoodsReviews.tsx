import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { ChipLink } from '../../parts/action/Chip.tsx'
import { ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { MediaGallery } from './MediaGallery.tsx'
import styles from './Review.module.css'
import { PolicyLink } from './PolicyLink.tsx'
import { RelatedVideos } from './RelatedVideos.tsx'
import { ReviewKeywords } from './ReviewKeywords.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { ALL_REVIEWS, useGoodsReviews } from './useGoodsReviews.ts'

/** Media in the strip above the reviews. */
const STRIP_COUNT = 10

/** Reviews that stand on the page of their product: what follows them is to be reached by scrolling, too. */
const SHOWN_COUNT = 5

const waysOn = (goodsId: number) => [
  { name: '베스트 리뷰', url: routes.bestReviewDetail({ goodsId }) },
  { name: '4점 이상 리뷰', url: routes.aboveFourDetail({ goodsId }) },
  { name: '리뷰어 랭킹', url: routes.reviewerRanking() },
]

/** Reviews of a product on its page: their average, pictures, what they judge, and the newest; a page of their own sorts and filters all. */
export function GoodsReviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  usePrefetchQuery(calls.reviewKeyword.list.queryOptions({ input: { goodsId } }))
  const { data: statistics } = useSuspenseQuery(
    calls.review.statistics.queryOptions({ input: { goodsId } }),
  )
  const { reviews } = useGoodsReviews(goodsId, ALL_REVIEWS)
  if (statistics.reviewCount === 0) {
    return (
      <div className={styles.stack}>
        <ReviewList reviews={[]} more={null} />
        <PolicyLink />
      </div>
    )
  }
  return (
    <div className={styles.blocks}>
      <ReviewSummary statistics={statistics} />
      <MediaStrip goodsId={goodsId} count={statistics.mediaCount} />
      <ReviewKeywords goodsId={goodsId} />
      <RelatedVideos goodsId={goodsId} />
      <ChipStrip className={styles.tools} label="리뷰 더 보기">
        {waysOn(goodsId).map(({ name, url }) => (
          <li key={url}>
            <ChipLink to={url} isCurrent={false}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ChipStrip>
      {reviews === null ? (
        <Skeleton shape="control" />
      ) : (
        <ReviewList reviews={reviews.slice(0, SHOWN_COUNT)} more={null} />
      )}
      {statistics.reviewCount > SHOWN_COUNT ? (
        <ButtonLink variant="outline" isWide to={routes.reviewDetail({ goodsId })}>
          리뷰 {formatNumber(statistics.reviewCount)}개 모두 보기
        </ButtonLink>
      ) : null}
      <PolicyLink />
    </div>
  )
}

/** The newest pictures and videos of reviews, each to be opened with its review, and the way to all of them. */
function MediaStrip({ goodsId, count }: { readonly goodsId: number; readonly count: number }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(
    calls.review.media.queryOptions({ input: { goodsId, size: STRIP_COUNT } }),
  )
  return count === 0 ? null : (
    <div className={styles.stack}>
      <MediaGallery media={data.content} goodsId={goodsId} />
      <div className={styles.row}>
        <ButtonLink size="s" variant="text" to={routes.mediaReview(goodsId)}>
          사진·동영상 리뷰 모두 보기
        </ButtonLink>
      </div>
    </div>
  )
}
