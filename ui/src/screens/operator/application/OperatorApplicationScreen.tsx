import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { SELLER_APPLICATION_STATE_LABELS } from '@jangteo/core/seller/sellerApplication.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { ApplicationBadge } from './ApplicationBadge.tsx'
import { ApplicationDocuments } from './ApplicationDocuments.tsx'
import { BusinessState } from './BusinessState.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import styles from './OperatorApplication.module.css'

type Application = StaffAnswers['operatorApplication']['detail']

/** One application with what an operator decides about it. */
export function OperatorApplicationScreen() {
  const id = useParams()['applicationId'] ?? ''
  return (
    <QueryBoundary key={id} skeleton={<Placeholder />}>
      <Review id={id} />
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

function Review({ id }: { readonly id: string }) {
  const { data: application } = useSuspenseQuery(
    staffCalls.operatorApplication.detail.queryOptions({ input: { id } }),
  )
  return (
    <StaffPage
      title={application.storeName}
      place="장터 운영"
      actions={<ReviewActions id={id} application={application} />}
    >
      <div className={styles.page}>
        <p>
          <ApplicationBadge state={application.stateEnum} />
        </p>
        <PageSection title="신청한 내용">
          <FactList facts={applicantFacts(application)} />
        </PageSection>
        <PageSection title="사업자 정보">
          <BusinessState id={id} />
          <FactList facts={companyFacts(application)} />
        </PageSection>
        <PageSection title="서류">
          <ApplicationDocuments files={application.filesList} />
        </PageSection>
        <PageSection title="심사 기록">
          <History application={application} />
        </PageSection>
      </div>
    </StaffPage>
  )
}

function applicantFacts(application: Application) {
  return [
    { label: '신청번호', value: application.applicationNumber },
    { label: '스토어 주소', value: `/store/${application.storeUrl}` },
    { label: '관리자 아이디', value: application.loginId },
    { label: '관리자 이메일', value: application.email },
  ]
}

function companyFacts({ businessNumber, company }: Application) {
  return [
    { label: '사업자번호', value: formatBusinessNumber(businessNumber) },
    { label: '상호', value: company?.companyName ?? '없음' },
    { label: '대표자', value: company?.representativeName ?? null },
    { label: '사업장 주소', value: company?.businessAddress ?? null },
    { label: '고객센터', value: company?.phone ?? null },
    {
      label: '통신판매업',
      value: company === null ? null : (company.mailOrderNumber ?? '신고 면제'),
    },
    {
      label: '카테고리',
      value: company?.categoryList.map(({ categoryName }) => categoryName).join(', ') ?? null,
    },
  ]
}

function History({ application }: { readonly application: Application }) {
  const steps = application.historyList.toReversed()
  return (
    <Timeline>
      {steps.map(({ stateEnum, memo, at }, index) => (
        <TimelineStep
          key={at}
          isNewest={index === 0}
          title={SELLER_APPLICATION_STATE_LABELS[stateEnum]}
          facts={formatDateTime(Date.parse(at))}
          memo={memo}
        />
      ))}
      <TimelineStep
        isNewest={steps.length === 0}
        title="입점 신청"
        facts={formatDateTime(Date.parse(application.appliedAt))}
      />
    </Timeline>
  )
}
