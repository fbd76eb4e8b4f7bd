import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useSearchParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { ReviewsSkeleton } from './GoodsReviewsPage.tsx'
import { OwnReviews } from './OwnReviews.tsx'
import styles from './Review.module.css'
import { WritableItems } from './WritableItems.tsx'

/** Purchases that the member may review, and their reviews. */
export function MyReviewScreen() {
  return (
    <>
      <title>리뷰 - 장터</title>
      <PageHeader title="리뷰" width="text" />
      <MemberOnly subject="내 리뷰" skeleton={<ReviewsSkeleton />}>
        <Column>
          <MyReviews />
        </Column>
      </MemberOnly>
    </>
  )
}

function MyReviews() {
  const calls = useCalls()
  const [query, setQuery] = useSearchParams()
  const { data } = useSuspenseQuery({
    ...calls.review.me.queryOptions({ input: { size: 1 } }),
    staleTime: 0,
  })
  const tab = query.get('tab') === 'written' ? 'written' : 'writable'
  return (
    <>
      <div className={styles.row}>
        <p>
          리뷰 점수 <b>{formatNumber(data.score)}점</b> · 도움돼요 {formatNumber(data.likeCount)}
        </p>
        <ButtonLink size="s" variant="text" to={routes.reviewConfig()}>
          리뷰 설정
        </ButtonLink>
        <ButtonLink size="s" variant="text" to={routes.reviewerRanking()}>
          리뷰어 랭킹{data.rank === null ? '' : ` ${formatNumber(data.rank)}위`}
        </ButtonLink>
      </div>
      <Tabs
        label="리뷰"
        current={tab}
        tabs={[
          { key: 'writable', label: '작성 가능한 리뷰', count: data.writableCount },
          { key: 'written', label: '내 리뷰', count: data.reviewCount },
        ]}
        onSelect={(key) => setQuery(key === 'written' ? { tab: key } : {}, { replace: true })}
      />
      {tab === 'writable' ? <WritableItems /> : <OwnReviews />}
    </>
  )
}
