import { REVIEW_ANSWER_MESSAGES } from '@jangteo/core/review/reviewAnswer.messages'
import { decideHideReason, OBJECTION_LENGTH } from '@jangteo/core/review/reviewAnswer.rules'
import { REVIEW_HIDDEN_DAYS_MAX } from '@jangteo/core/review/review.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { ReviewTextSheet, type TextRule } from '../../review/ReviewTextSheet.tsx'
import styles from '../../staff/review/StaffReview.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

type OperatorReview = StaffAnswers['operatorReview']['list']['content'][number]

const STALE = [staffCalls.operatorReview.key()]

const REASON_RULE: TextRule = {
  max: OBJECTION_LENGTH.max,
  problemOf: (text) =>
    decideHideReason(text).ok ? null : REVIEW_ANSWER_MESSAGES.REVIEW_REASON_REQUIRED(),
}
const GROUNDS = [
  { value: 'N', label: '운영 기준 위반 (기한 없음)' },
  { value: 'Y', label: `권리자 요청 (${REVIEW_HIDDEN_DAYS_MAX}일까지)` },
] as const

/** Steps that an operator may take with a review: hide it, decide that it stays hidden, show it again. */
export function VisibilityActions({ review }: { readonly review: OperatorReview }) {
  const { feedbackIdEncrypt: id, stateEnum } = review
  const hiding = useSheet(`hide-${id}`)
  const restoring = useSheet(`restore-${id}`)
  const [onDemandYn, setOnDemandYn] = useState<'N' | 'Y'>('N')
  const { sheeted } = useCommands({ stale: STALE })
  const hide = useMutation({
    ...staffCalls.operatorReview.hide.mutationOptions(),
    ...sheeted(hiding, '리뷰를 숨겼어요.'),
  })
  const restore = useMutation({
    ...staffCalls.operatorReview.restore.mutationOptions(),
    ...sheeted(restoring, '리뷰를 다시 게시했어요.'),
  })
  const askToHide = () => {
    hide.reset()
    hiding.open()
  }
  const askToRestore = () => {
    restore.reset()
    restoring.open()
  }
  const isHidden = stateEnum === 'HIDDEN'
  const hideLabel = isHidden ? '숨김 유지' : '숨기기'
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="s" onClick={askToHide}>
        {hideLabel}
      </Button>
      {isHidden ? (
        <Button variant="outline" size="s" onClick={askToRestore}>
          다시 게시
        </Button>
      ) : null}
      {hiding.isOpen ? (
        <ReviewTextSheet
          title={hideLabel}
          label="작성한 분에게 알릴 사유"
          action={hideLabel}
          rule={REASON_RULE}
          isBusy={hide.isPending}
          error={hide.error}
          onDismiss={hiding.dismiss}
          onSend={(reason) => hide.mutate({ id, reason, onDemandYn: isHidden ? 'N' : onDemandYn })}
        >
          {isHidden ? null : (
            <RadioGroup
              legend="숨기는 근거"
              value={onDemandYn}
              choices={GROUNDS}
              onChange={setOnDemandYn}
            />
          )}
        </ReviewTextSheet>
      ) : null}
      {restoring.isOpen ? (
        <ReviewTextSheet
          title="다시 게시"
          label="기록에 남길 사유"
          action="다시 게시"
          rule={REASON_RULE}
          isBusy={restore.isPending}
          error={restore.error}
          onDismiss={restoring.dismiss}
          onSend={(reason) => restore.mutate({ id, reason })}
        />
      ) : null}
    </div>
  )
}
