import { useSuspenseQuery } from '@tanstack/react-query'
import { PackageOpen, RefreshCw } from 'lucide-react'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/Skeleton.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import { DeskItem } from './DeskItem.tsx'
import { useDeskRefresh } from './useDesk.ts'

/** For developers: seller, carrier, gateway and clock in one place, to take a purchase to its end. */
export function DeskScreen() {
  const refresh = useDeskRefresh()
  return (
    <>
      <title>데스크 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="데스크" width="page">
        <IconButton icon={RefreshCw} label="새로고침" onClick={() => void refresh()} />
      </PageHeader>
      <div className={styles.page}>
        <p className={styles.intro}>
          새 주문부터 보여요. 버튼은 지금 상태에서 구매자가 아닌 쪽이 할 수 있는 일이에요.
        </p>
        <QueryBoundary skeleton={<DeskSkeleton />}>
          <DeskItems />
        </QueryBoundary>
      </div>
    </>
  )
}

function DeskItems() {
  const { data } = useSuspenseQuery({ ...deskCalls.list.queryOptions(), staleTime: 0 })
  return data.content.length === 0 ? (
    <EmptyState icon={PackageOpen} title="주문이 아직 없어요" text="주문하면 여기에 나타나요." />
  ) : (
    <ul className={styles.items}>
      {data.content.map((item) => (
        <DeskItem key={item.orderItemIdEncrypt} item={item} />
      ))}
    </ul>
  )
}

function DeskSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.items}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={styles.item}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
            <Skeleton shape="control" width="half" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
