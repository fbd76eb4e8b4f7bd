import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PackageOpen, RefreshCw } from 'lucide-react'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useNavigate, useSearchParams } from '../../lib/router.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import { DeskClaim } from './DeskClaim.tsx'
import { DeskItem } from './DeskItem.tsx'
import { DeskPayment } from './DeskPayment.tsx'
import { DeskRefund } from './DeskRefund.tsx'
import { useDeskRefresh } from './useDesk.ts'

const TABS = [
  { key: 'items', label: '주문' },
  { key: 'claims', label: '클레임' },
  { key: 'payments', label: '결제' },
  { key: 'refunds', label: '환불' },
] as const

const LISTS = {
  items: DeskItems,
  claims: DeskClaims,
  payments: DeskPayments,
  refunds: DeskRefunds,
} as const

const ACTIONS = '버튼은 지금 상태에서 구매자가 아닌 쪽이 할 수 있는 일이에요.'
const NEWEST = `새것부터 보여요. ${ACTIONS}`
const INTROS = {
  items: NEWEST,
  claims: NEWEST,
  payments: NEWEST,
  refunds: `오래된 것부터 보여요. ${ACTIONS}`,
} as const

/** For developers: seller, carrier, gateway and clock in one place, to take a purchase to its end. */
export function DeskScreen() {
  const refresh = useDeskRefresh()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'items'
  const List = LISTS[tab]
  return (
    <>
      <title>데스크 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="데스크" width="page">
        <IconButton icon={RefreshCw} label="새로고침" onClick={() => void refresh()} />
      </PageHeader>
      <div className={styles.tabs}>
        <Tabs
          label="데스크 종류"
          tabs={TABS}
          current={tab}
          onSelect={(chosen) => void navigate(routes.desk(chosen), { replace: true })}
        />
      </div>
      <div className={styles.page}>
        <p className={styles.intro}>{INTROS[tab]}</p>
        <QueryBoundary key={tab} skeleton={<DeskSkeleton />}>
          <List />
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

function DeskClaims() {
  const { data } = useSuspenseQuery({ ...deskCalls.claims.queryOptions(), staleTime: 0 })
  return (
    <>
      {data.missingHolidayYear === null ? null : (
        <Callout tone="danger">
          {data.missingHolidayYear}년 공휴일이 없어요. 영업일로 세는 기한이 틀리기 전에 더해 주세요.
        </Callout>
      )}
      {data.content.length === 0 ? (
        <EmptyState
          icon={PackageOpen}
          title="클레임이 아직 없어요"
          text="취소·교환·반품을 신청하면 여기에 나타나요."
        />
      ) : (
        <ul className={styles.items}>
          {data.content.map((claim) => (
            <DeskClaim key={claim.orderClaimIdEncrypt} claim={claim} />
          ))}
        </ul>
      )}
    </>
  )
}

function DeskPayments() {
  const { data } = useSuspenseQuery({ ...deskCalls.payments.queryOptions(), staleTime: 0 })
  return data.content.length === 0 ? (
    <EmptyState
      icon={PackageOpen}
      title="기다리는 결제가 없어요"
      text="결제사가 답하지 않은 승인과 입금을 기다리는 결제가 여기에 나타나요."
    />
  ) : (
    <ul className={styles.items}>
      {data.content.map((payment) => (
        <DeskPayment key={payment.paymentGatewayIdEncrypt} payment={payment} />
      ))}
    </ul>
  )
}

function DeskRefunds() {
  const { data } = useSuspenseQuery({ ...deskCalls.refunds.queryOptions(), staleTime: 0 })
  return data.content.length === 0 ? (
    <EmptyState
      icon={PackageOpen}
      title="기다리는 환불이 없어요"
      text="결제사가 거절한 환불과 계좌로 보낼 환불이 여기에 나타나요."
    />
  ) : (
    <ul className={styles.items}>
      {data.content.map((refund) => (
        <DeskRefund key={refund.refundIdEncrypt} refund={refund} />
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
