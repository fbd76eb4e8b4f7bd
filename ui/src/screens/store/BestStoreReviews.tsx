import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { SectionTitle } from '../../parts/goods/SectionTitle.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { ReviewList } from '../review/ReviewList.tsx'

/** The reviews of a store's products that readers found most helpful; nothing without any. */
export function BestStoreReviews({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const titleId = useId()
  const { data } = useQuery(calls.storeReview.best.queryOptions({ input: { id: storeUrl } }))
  if (data === undefined || data.content.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Column>
        <SectionTitle id={titleId} title="베스트 리뷰" />
        <ReviewList reviews={data.content} more={null} namesGoods />
        <ButtonLink variant="outline" isWide to={routes.store(storeUrl, { tab: 'REVIEW' })}>
          리뷰 모두 보기
        </ButtonLink>
      </Column>
    </section>
  )
}
