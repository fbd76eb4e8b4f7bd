import { formatNumber } from '@jangteo/core/money/money.rules'
import { lazyExtra } from '../../../lib/lazyExtra.ts'
import { useNear } from '../../../lib/useInView.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'

const GoodsReviews = lazyExtra(
  async () => (await import('../../review/GoodsReviews.tsx')).GoodsReviews,
)

type ReviewSectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** Reviews of a product, fetched when the buyer comes near. */
export function ReviewSection({ id, goods }: ReviewSectionProps) {
  const { ref, isNear } = useNear()
  const { goodsId, reviewCount } = goods
  return (
    <section
      id={id}
      className={styles.section}
      aria-label="리뷰"
      tabIndex={-1}
      data-asked-by="review=Y"
    >
      <h2 className={styles.title}>
        리뷰{reviewCount === 0 ? null : ` ${formatNumber(reviewCount)}`}
      </h2>
      <div ref={ref}>
        {isNear ? (
          <QueryBoundary skeleton={<ReviewsWaiting />}>
            <GoodsReviews goodsId={goodsId} />
          </QueryBoundary>
        ) : (
          <ReviewsWaiting />
        )}
      </div>
    </section>
  )
}

function ReviewsWaiting() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
