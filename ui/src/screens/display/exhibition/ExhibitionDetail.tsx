import { showsGoods } from '@jangteo/core/display/exhibition.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { useLocation } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { CouponBlock } from '../../coupon/CouponBlock.tsx'
import { useExhibitionRecord } from '../useOpenedRecord.ts'
import { GoodsListing } from '../../goods/list/GoodsListing.tsx'
import { GoodsListingSkeleton } from '../../goods/list/GoodsListingSkeleton.tsx'
import styles from './ExhibitionDetail.module.css'
import { exhibitionViewOf } from './exhibitionData.ts'
import type { ExhibitionDetailData } from './exhibitionData.ts'
import { exhibitionSource, readGroupId } from './exhibitionGroup.ts'
import { ExhibitionGroups } from './ExhibitionGroups.tsx'
import { ExhibitionHead } from './ExhibitionHead.tsx'

/** An exhibition: what it is about, its coupons, its goods by groups. */
export function ExhibitionDetail({ exhibitionId }: { readonly exhibitionId: number }) {
  const calls = useCalls()
  const { data: exhibition, dataUpdatedAt: nowMs } = useSuspenseQuery(
    calls.exhibition.detail.queryOptions({ input: { id: exhibitionId } }),
  )
  const view = exhibitionViewOf(exhibition, nowMs)
  useExhibitionRecord(exhibitionId)
  return (
    <div className={styles.page}>
      <title>{`${exhibition.exhibitionName} - 장터`}</title>
      <meta name="description" content={exhibition.subtitle} />
      <ExhibitionHead exhibition={exhibition} view={view} />
      {showsGoods(view.state) ? <ExhibitionBody exhibition={exhibition} /> : null}
    </div>
  )
}

/** Coupons and below them goods, which wait for them so as not to be moved. The URL alone holds the group. */
function ExhibitionBody({ exhibition }: { readonly exhibition: ExhibitionDetailData }) {
  const calls = useCalls()
  const { exhibitionId } = exhibition
  const groupId = readGroupId(useLocation().search)
  const coupons = calls.coupon.ofExhibition.queryOptions({ input: { id: exhibitionId } })
  const { isPending } = useQuery(coupons)
  if (isPending) {
    return (
      <SkeletonPage>
        <GoodsListingSkeleton />
      </SkeletonPage>
    )
  }
  return (
    <>
      <CouponBlock title="이 기획전의 쿠폰" options={coupons} />
      <section aria-label="기획전 상품">
        <ExhibitionGroups exhibition={exhibition} groupId={groupId} />
        <GoodsListing
          key={groupId}
          source={exhibitionSource(calls, exhibitionId, groupId)}
          none={<NoGoods />}
        />
      </section>
    </>
  )
}

function NoGoods() {
  return (
    <EmptyState
      icon={PackageSearch}
      title="지금 판매하는 상품이 없어요"
      text="다른 기획전을 둘러보세요."
    >
      <ButtonLink variant="outline" to={routes.exhibitionList()}>
        기획전 보기
      </ButtonLink>
    </EmptyState>
  )
}
