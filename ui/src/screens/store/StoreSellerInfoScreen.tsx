import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { IntermediaryNotice } from '../../parts/frame/IntermediaryNotice.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { FactTable } from '../goods/detail/FactTable.tsx'
import { sellerRows } from '../goods/detail/sellerRows.ts'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import styles from './StoreSellerInfo.module.css'

/** Page of a store's seller, as the law requires. Source: domain-rules §5.1. */
export function StoreSellerInfoScreen() {
  const storeUrl = useParams()['storeUrl'] ?? ''
  return (
    <>
      <title>판매자 정보 - 장터</title>
      <PageHeader title="판매자 정보" isHeading={false} />
      <Column>
        <QueryBoundary key={storeUrl} headingLevel={1} skeleton={<SellerSkeleton />}>
          <Seller storeUrl={storeUrl} />
        </QueryBoundary>
      </Column>
    </>
  )
}

function Seller({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const input = { id: storeUrl }
  const [{ data: store }, { data: info }] = useSuspenseQueries({
    queries: [
      calls.store.head.queryOptions({ input }),
      calls.store.sellerInfo.queryOptions({ input }),
    ],
  })
  return (
    <>
      <div className={styles.store}>
        <StoreLogo logo={store.logo} />
        <div className={styles.words}>
          <h1 className={styles.name}>{store.storeName} 판매자 정보</h1>
          <p className={styles.introduction}>{store.introduction}</p>
        </div>
      </div>
      <FactTable
        caption={`${store.storeName} 판매자 정보`}
        rows={[...sellerRows(info), { label: '반품 주소', value: info.returnAddress }]}
      />
      <div className={styles.notice}>
        <IntermediaryNotice />
      </div>
      <ButtonLink variant="outline" isWide to={routes.store(store.storeUrl)}>
        스토어로 가기
      </ButtonLink>
    </>
  )
}

function SellerSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="board" />
      <Skeleton shape="board" />
    </SkeletonPage>
  )
}
