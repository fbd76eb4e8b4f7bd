import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REQUEST_STEP_LABELS } from '@jangteo/core/claim/request/claimRequest.codes'
import type { ClaimRequestNotice } from '@jangteo/core/claim/request/claimRequest.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { SplitPage } from '../../../parts/layout/SplitPage.tsx'
import type { Fields } from '../../../parts/field/useFields.ts'
import styles from './ClaimRequest.module.css'
import { claimRequestUrl } from '../../order/claimTarget.ts'
import type { RequestEntry } from './useClaimRequest.ts'

type FrameProps = {
  readonly entry: RequestEntry
  readonly fields: Pick<Fields<string>, 'isRight' | 'failedCount' | 'showProblems'>
  readonly onSubmit: () => void
  readonly aside?: ReactNode
  readonly label?: string
  readonly children: ReactNode
}

/** A step: what it asks, what went wrong with it, the ways back and on. */
export function ClaimRequestFrame(props: FrameProps) {
  const { entry, fields, onSubmit, aside = null, label = '다음', children } = props
  const { view, goBack } = entry
  const submit = () => {
    if (!view.isBusy) onSubmit()
  }
  return (
    <Form fields={fields} onSubmit={submit}>
      <SplitPage
        aside={aside}
        action={
          <div className={styles.action}>
            {view.notice === null ? null : <StepNotice entry={entry} notice={view.notice} />}
            <div className={styles.buttons} data-first={view.position === 1}>
              {view.position === 1 ? null : (
                <Button variant="outline" disabled={view.isBusy} onClick={() => goBack(1)}>
                  이전
                </Button>
              )}
              <Button type="submit" isWide isBusy={view.isBusy}>
                {label}
              </Button>
            </div>
          </div>
        }
      >
        {children}
      </SplitPage>
    </Form>
  )
}

type NoticeProps = { readonly entry: RequestEntry; readonly notice: ClaimRequestNotice }

/** Failure, and the way on from it. */
function StepNotice({ entry, notice }: NoticeProps) {
  const { target, form, view, goBack } = entry
  const { text, stepToCorrect, canReturn, claimId, isPaymentDue } = notice
  return (
    <Callout tone="danger">
      <p>{text}</p>
      <div className={styles.ways}>
        {stepToCorrect === null ? null : (
          <Button
            variant="outline"
            size="s"
            onClick={() => goBack(view.position - 1 - view.steps.indexOf(stepToCorrect))}
          >
            {CLAIM_REQUEST_STEP_LABELS[stepToCorrect]} 수정하기
          </Button>
        )}
        {canReturn ? (
          <ButtonLink
            variant="outline"
            size="s"
            to={claimRequestUrl({ ...target, type: 'RETURN', itemIds: form.chosen })}
          >
            {CLAIM_TYPE_LABELS.RETURN}으로 신청하기
          </ButtonLink>
        ) : null}
        {claimId === null ? null : <ClaimWay claimId={claimId} isPaymentDue={isPaymentDue} />}
      </div>
    </Callout>
  )
}

type ClaimWayProps = { readonly claimId: string; readonly isPaymentDue: boolean }

/** To the claim that is conflicting, or to the payment that it waits for. */
export function ClaimWay({ claimId, isPaymentDue }: ClaimWayProps) {
  return isPaymentDue ? (
    <ButtonLink variant="outline" size="s" to={routes.additionalPayPayment(claimId)}>
      추가결제하기
    </ButtonLink>
  ) : (
    <ButtonLink variant="outline" size="s" to={routes.claimDetail(claimId)}>
      진행 중인 신청 보기
    </ButtonLink>
  )
}
