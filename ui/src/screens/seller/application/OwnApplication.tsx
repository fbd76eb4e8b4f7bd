import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { SELLER_APPLICATION_STATE_LABELS } from '@jangteo/core/seller/sellerApplication.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { SupplementForm } from './SupplementForm.tsx'
import type { OwnProof } from './progressDraft.ts'
import styles from './Application.module.css'

type Page = StaffAnswers['seller']['page']
type OwnAnswer = NonNullable<Page['application']>

type OwnApplicationProps = {
  readonly own: OwnProof
  readonly page: Page
  readonly application: OwnAnswer
  readonly onChanged: () => void
}

/** An application as its applicant reads it, with what they may do. */
export function OwnApplication({ own, page, application, onChanged }: OwnApplicationProps) {
  const { memo, supplementYn, withdrawYn } = application
  return (
    <div className={styles.step}>
      {memo === '' ? null : <Callout>{memo}</Callout>}
      <div className={styles.bands}>
        {supplementYn === 'Y' ? (
          <SupplementForm own={own} page={page} application={application} onSent={onChanged} />
        ) : null}
        <Facts application={application} />
        <Steps application={application} />
      </div>
      {withdrawYn === 'Y' ? <Withdrawal own={own} onWithdrawn={onChanged} /> : null}
    </div>
  )
}

function Facts({ application }: { readonly application: OwnAnswer }) {
  const { company, filesList } = application
  return (
    <PageSection title="신청한 내용">
      <FactList
        facts={[
          { label: '신청번호', value: application.applicationNumber },
          { label: '스토어 이름', value: application.storeName },
          { label: '스토어 주소', value: `/store/${application.storeUrl}` },
          { label: '사업자번호', value: formatBusinessNumber(application.businessNumber) },
          { label: '관리자 아이디', value: application.loginId },
          { label: '관리자 이메일', value: application.email },
          { label: '상호', value: company?.companyName ?? null },
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
          {
            label: '서류',
            value: filesList.length === 0 ? '없음' : filesList.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </PageSection>
  )
}

function Steps({ application }: { readonly application: OwnAnswer }) {
  const { historyList, appliedAt } = application
  const steps = historyList.toReversed()
  return (
    <PageSection title="진행 상황">
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
          facts={formatDateTime(Date.parse(appliedAt))}
        />
      </Timeline>
    </PageSection>
  )
}

type WithdrawalProps = { readonly own: OwnProof; readonly onWithdrawn: () => void }

function Withdrawal({ own, onWithdrawn }: WithdrawalProps) {
  const confirm = useConfirm()
  const withdraw = useMutation(
    staffCalls.seller.withdraw.mutationOptions({ onSuccess: onWithdrawn }),
  )
  const ask = async () => {
    const isSure = await confirm({
      title: '입점 신청을 철회할까요?',
      text: '철회해도 나중에 다시 신청할 수 있어요.',
      acceptLabel: '철회',
    })
    if (isSure) withdraw.mutate(own)
  }
  return (
    <>
      {withdraw.error === null ? null : (
        <Callout tone="danger">{refusalText(withdraw.error)}</Callout>
      )}
      <Button variant="outline" isWide isBusy={withdraw.isPending} onClick={() => void ask()}>
        신청 철회
      </Button>
    </>
  )
}
