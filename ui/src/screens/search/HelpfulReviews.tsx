import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './RankedStores.module.css'
import { SearchSection } from './SearchSection.tsx'

/** Reviews that stand on the page. */
const REVIEW_COUNT = 5
const PICTURE_SIZES = '48px'

/** Reviews that readers found most helpful, each leading to itself among those of its product. */
export function HelpfulReviews() {
  const calls = useCalls()
  const { data } = useQuery(calls.keyword.recommendReview.queryOptions({ input: {} }))
  if (data === undefined || data.content.length === 0) return null
  return (
    <SearchSection title="도움이 된 리뷰">
      <ul className={styles.stores}>
        {data.content
          .slice(0, REVIEW_COUNT)
          .map(({ feedbackIdEncrypt, goods, score, text, likeCount }) => (
            <li key={feedbackIdEncrypt}>
              <AppLink
                className={styles.store}
                to={routes.reviewDetail({ goodsId: goods.goodsId, feedbackIdEncrypt })}
              >
                <span className={styles.picture} aria-hidden>
                  <Img picture={goods.picture} alt="" sizes={PICTURE_SIZES} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{text}</span>
                  <span className={styles.count}>
                    <VisuallyHidden>별점 </VisuallyHidden>
                    <span aria-hidden>★ </span>
                    {score} · 도움돼요 {likeCount} · {goods.goodsName}
                  </span>
                </span>
              </AppLink>
            </li>
          ))}
      </ul>
    </SearchSection>
  )
}
