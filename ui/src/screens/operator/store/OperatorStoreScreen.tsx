import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { BUSINESS_STATE_LABELS } from '@jangteo/core/seller/business.codes'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { STORE_STATE_LABELS } from '@jangteo/core/store/store.codes'
import type { OperatorStoreEvent } from '@jangteo/core/store/store.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { FeeRateForm } from './FeeRateForm.tsx'
import { StoreBadge } from './StoreBadge.tsx'
import { StoreFeaturesForm } from './StoreFeaturesForm.tsx'
import { StoreNameForm } from './StoreNameForm.tsx'
import { useStoreMoves } from './useStoreMoves.ts'
import styles from './OperatorStore.module.css'

type Store = StaffAnswers['operatorStore']['detail']

/** One store with what an operator does with it. */
export function OperatorStoreScreen() {
  const storeUrl = useParams()['storeUrl'] ?? ''
  return (
    <QueryBoundary key={storeUrl} skeleton={<Placeholder />}>
      <StoreOf storeUrl={storeUrl} />
    </QueryBoundary>
  )
}

function Placeholder() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="third" />
    </SkeletonPage>
  )
}

function StoreOf({ storeUrl }: { readonly storeUrl: string }) {
  const { data: store } = useSuspenseQuery(
    staffCalls.operatorStore.detail.queryOptions({ input: { id: storeUrl } }),
  )
  return (
    <StaffPage title={store.storeName} place="장터 운영" actions={<Moves store={store} />}>
      <div className={styles.page}>
        <p>
          <StoreBadge state={store.stateEnum} />
        </p>
        <PageSection title="스토어">
          <FactList facts={storeFacts(store)} />
        </PageSection>
        <PageSection title="판매 수수료">
          <FeeRateForm
            key={store.feeRateBp}
            storeUrl={store.storeUrl}
            feeRateBp={store.feeRateBp}
          />
        </PageSection>
        <PageSection title="이름과 주소">
          <StoreNameForm
            key={`${store.storeUrl} ${store.storeName}`}
            storeName={store.storeName}
            storeUrl={store.storeUrl}
          />
        </PageSection>
        <PageSection title="기능 제한">
          <StoreFeaturesForm
            key={store.deniedFeatureList.join(' ')}
            storeUrl={store.storeUrl}
            denied={store.deniedFeatureList}
          />
        </PageSection>
        <PageSection title="기록">
          <History store={store} />
        </PageSection>
      </div>
    </StaffPage>
  )
}

function storeFacts(store: Store) {
  const { businessStateEnum: state, businessCheckedAt: at } = store
  return [
    { label: '주소', value: `/store/${store.storeUrl}` },
    ...(store.formerUrlList.length === 0
      ? []
      : [
          {
            label: '예전 주소',
            value: store.formerUrlList.map((url) => `/store/${url}`).join(', '),
          },
        ]),
    { label: '상호', value: store.companyName },
    { label: '대표자', value: store.representativeName },
    { label: '사업자번호', value: formatBusinessNumber(store.businessNumber) },
    {
      label: '국세청 상태',
      value:
        state === null || at === null
          ? '확인 전'
          : `${BUSINESS_STATE_LABELS[state]} (${formatDateTime(Date.parse(at))})`,
    },
    { label: '통신판매업', value: store.mailOrderNumber ?? '신고 면제' },
    { label: '사업장 주소', value: store.businessAddress },
    { label: '이메일', value: store.email },
    { label: '고객센터', value: store.phone },
    { label: '상품', value: `${store.goodsCount}개` },
  ]
}

const MOVES = {
  'system.suspend': { name: 'suspend', title: '이용 정지' },
  'system.release': { name: 'release', title: '정지 해제' },
  'system.close': { name: 'close', title: '폐점' },
} as const satisfies Record<OperatorStoreEvent, object>

function Moves({ store }: { readonly store: Store }) {
  const [asked, setAsked] = useState<OperatorStoreEvent | null>(null)
  const moves = useStoreMoves(() => setAsked(null))
  const chosen = asked === null ? null : MOVES[asked]
  const dismiss = (name: (typeof MOVES)[OperatorStoreEvent]['name']) => {
    moves[name].reset()
    setAsked(null)
  }
  return (
    <>
      {store.eventList.map((event) => (
        <Button key={event} variant="outline" onClick={() => setAsked(event)}>
          {MOVES[event].title}
        </Button>
      ))}
      {chosen === null ? null : (
        <ReasonSheet
          title={chosen.title}
          acceptLabel={chosen.title}
          length={REVIEW_REASON_LENGTH}
          isBusy={moves[chosen.name].isPending}
          error={moves[chosen.name].error}
          onAccept={(reason) => moves[chosen.name].mutate({ id: store.storeUrl, reason })}
          onDismiss={() => dismiss(chosen.name)}
        />
      )}
    </>
  )
}

function History({ store }: { readonly store: Store }) {
  if (store.historyList.length === 0) return <p>바뀐 기록이 없어요.</p>
  return (
    <Timeline>
      {store.historyList.map(({ stateEnum, memo, at }, index) => (
        <TimelineStep
          key={at}
          isNewest={index === 0}
          title={STORE_STATE_LABELS[stateEnum]}
          facts={formatDateTime(Date.parse(at))}
          memo={memo}
        />
      ))}
    </Timeline>
  )
}
