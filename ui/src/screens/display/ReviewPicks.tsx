import { pickByReviews } from '@jangteo/core/review/reviewPick.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useNear } from '../../lib/useInView.ts'
import { Rail } from '../../parts/goods/Rail.tsx'
import section from '../../parts/goods/Section.module.css'
import styles from './Blocks.module.css'
import home from './MainGroups.module.css'
import { ReviewPick } from './ReviewPick.tsx'

const TITLE = '리뷰로 추천하는 상품'

/**
 * Products that reviews speak for, each with a line of one; asked for when the buyer comes near, left out without enough of
 * them.
 */
export function ReviewPicks() {
  const calls = useCalls()
  const { ref, isNear } = useNear()
  const { data, isError } = useQuery({
    ...calls.keyword.recommendReview.queryOptions({ input: {} }),
    enabled: isNear,
  })
  if (isError) return null
  if (data === undefined) {
    return (
      <div ref={ref} className={section.section} aria-hidden>
        <div className={section.head}>
          <p className={section.title}>{TITLE}</p>
        </div>
        <div className={home.wait} data-look="reviews" />
      </div>
    )
  }
  const reviews = pickByReviews(data.content)
  return reviews.length === 0 ? null : (
    <Rail title={TITLE} unit="상품" size="column">
      {reviews.map((review) => (
        <li key={review.goods.goodsId} className={styles.snap}>
          <ReviewPick review={review} />
        </li>
      ))}
    </Rail>
  )
}
