import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { STORE_STATE_LABELS } from '@jangteo/core/store/store.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { MissingRequirements } from './MissingRequirements.tsx'
import { StoreMoves } from './StoreMoves.tsx'
import { StoreProfileForm } from './StoreProfileForm.tsx'
import styles from './SellerStore.module.css'

type OwnStore = StaffAnswers['sellerStore']['detail']

const BASIS_POINTS_PER_PERCENT = 100

/** The store of the calling user: its state, what buyers read of it, and what the law fixes. */
export function SellerStoreScreen() {
  const { data: store } = useSuspenseQuery(staffCalls.sellerStore.detail.queryOptions())
  return (
    <StaffPage title="스토어" place="판매자센터" actions={<StoreMoves store={store} />}>
      <div className={styles.page}>
        <Status store={store} />
        <PageSection title="구매자에게 보이는 정보">
          <StoreProfileForm store={store} />
        </PageSection>
        <PageSection title="사업자 정보">
          <FactList facts={identityFacts(store)} />
          <p className={styles.note}>바꾸려면 고객센터로 문의해 주세요.</p>
        </PageSection>
        <PageSection title="기록">
          <History store={store} />
        </PageSection>
      </div>
    </StaffPage>
  )
}

/** Says why nothing is sold, and what to do about it. */
function Status({ store }: { readonly store: OwnStore }) {
  const { stateEnum, missingList, historyList, storeUrl } = store
  return (
    <div className={styles.status}>
      <p className={styles.state}>
        <Badge tone={stateEnum === 'OPEN' ? 'positive' : 'neutral'}>
          {STORE_STATE_LABELS[stateEnum]}
        </Badge>
        {stateEnum === 'OPEN' || stateEnum === 'PAUSED' ? (
          <ButtonLink to={routes.store(storeUrl)} variant="text" size="s">
            스토어 보기
          </ButtonLink>
        ) : null}
      </p>
      {stateEnum === 'PREPARING' && missingList.length > 0 ? (
        <MissingRequirements missing={missingList} />
      ) : null}
      {stateEnum === 'PAUSED' ? (
        <Callout>쉬는 동안 상품이 판매되지 않아요. 받은 주문은 계속 처리해 주세요.</Callout>
      ) : null}
      {stateEnum === 'SUSPENDED' ? (
        <Callout tone="danger">
          {`이용이 정지돼 상품이 판매되지 않아요. ${historyList[0]?.memo ?? ''}`}
        </Callout>
      ) : null}
    </div>
  )
}

function identityFacts(store: OwnStore) {
  return [
    { label: '스토어 이름', value: store.storeName },
    { label: '스토어 주소', value: `/store/${store.storeUrl}` },
    { label: '상호', value: store.companyName },
    { label: '대표자', value: store.representativeName },
    { label: '사업자번호', value: formatBusinessNumber(store.businessNumber) },
    { label: '통신판매업', value: store.mailOrderNumber ?? '신고 면제' },
    { label: '사업장 주소', value: store.businessAddress },
    { label: '이메일', value: store.email },
    { label: '판매 수수료', value: `${store.feeRateBp / BASIS_POINTS_PER_PERCENT}%` },
  ]
}

function History({ store }: { readonly store: OwnStore }) {
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
