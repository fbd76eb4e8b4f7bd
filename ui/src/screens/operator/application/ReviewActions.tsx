import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import type { ReviewEvent } from '@jangteo/core/seller/sellerApplication.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { useReview } from './useReview.ts'

type Application = StaffAnswers['operatorApplication']['detail']

type ReviewActionsProps = { readonly id: string; readonly application: Application }

/** The decisions that an application's state allows. */
export function ReviewActions({ id, application }: ReviewActionsProps) {
  const [asked, setAsked] = useState<'reject' | 'askSupplement' | null>(null)
  const review = useReview(() => setAsked(null))
  const confirm = useConfirm()
  const dismiss = (event: 'reject' | 'askSupplement') => {
    review[event].reset()
    setAsked(null)
  }
  const may = (event: ReviewEvent) => application.eventList.includes(event)
  const approve = async () => {
    const isSure = await confirm({
      title: `${application.storeName} 스토어의 입점을 승인할까요?`,
      text: '관리자 이메일로 비밀번호를 정하는 주소를 보내요.',
      acceptLabel: '승인',
    })
    if (isSure) review.approve.mutate({ id })
  }
  return (
    <>
      {may('system.approve') ? (
        <Button isBusy={review.approve.isPending} onClick={() => void approve()}>
          승인
        </Button>
      ) : null}
      {may('system.askSupplement') ? (
        <Button variant="outline" onClick={() => setAsked('askSupplement')}>
          보완 요청
        </Button>
      ) : null}
      {may('system.reject') ? (
        <Button variant="outline" onClick={() => setAsked('reject')}>
          거절
        </Button>
      ) : null}
      {asked === null ? null : (
        <ReasonSheet
          title={asked === 'reject' ? '입점 거절' : '보완 요청'}
          acceptLabel={asked === 'reject' ? '거절' : '보완 요청'}
          length={REVIEW_REASON_LENGTH}
          isBusy={review[asked].isPending}
          error={review[asked].error}
          hint="신청자에게 그대로 보여요."
          onAccept={(reason) => review[asked].mutate({ id, reason })}
          onDismiss={() => dismiss(asked)}
        />
      )}
    </>
  )
}
