import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REQUEST_STEP_LABELS } from '@jangteo/core/claim/request/claimRequest.codes'
import type { ClaimRequestStep } from '@jangteo/core/claim/request/claimRequest.codes'
import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import styles from './ClaimRequest.module.css'

type HeadProps = {
  readonly type: RequestableClaimType
  readonly step: ClaimRequestStep
  readonly steps: readonly ClaimRequestStep[]
}

const ITEM_TITLES: Readonly<Record<RequestableClaimType, string>> = {
  CANCEL: '어떤 상품을 취소할까요?',
  EXCHANGE: '어떤 상품을 교환할까요?',
  RETURN: '어떤 상품을 반품할까요?',
}

const REASON_TITLES: Readonly<Record<RequestableClaimType, string>> = {
  CANCEL: '취소하는 이유를 선택해 주세요',
  EXCHANGE: '교환하는 이유를 선택해 주세요',
  RETURN: '반품하는 이유를 선택해 주세요',
}

const REFUND_TITLES: Readonly<Record<RequestableClaimType, string>> = {
  CANCEL: '환불 금액을 확인해 주세요',
  EXCHANGE: '교환 비용을 확인해 주세요',
  RETURN: '환불 금액을 확인해 주세요',
}

function titleOf({ type, step }: Omit<HeadProps, 'steps'>): string {
  if (step === 'ITEMS') return ITEM_TITLES[type]
  if (step === 'REASON') return REASON_TITLES[type]
  if (step === 'REFUND') return REFUND_TITLES[type]
  return `${CLAIM_TYPE_LABELS[type]} 상품을 어떻게 보내시겠어요?`
}

function labelOf(type: RequestableClaimType, step: ClaimRequestStep): string {
  return step === 'REFUND' && type === 'EXCHANGE' ? '비용 확인' : CLAIM_REQUEST_STEP_LABELS[step]
}

/** Position of the request, and the question of this step; a new step takes the focus. */
export function ClaimRequestHead({ type, step, steps }: HeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) title.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  const at = steps.indexOf(step)
  return (
    <div className={styles.head}>
      <ol className={styles.steps} aria-label="신청 단계">
        {steps.map((each, index) => (
          <li
            key={each}
            className={styles.step}
            data-reached={index <= at}
            aria-current={index === at ? 'step' : undefined}
          >
            <VisuallyHidden>{index + 1}단계 </VisuallyHidden>
            {labelOf(type, each)}
          </li>
        ))}
      </ol>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {titleOf({ type, step })}
      </h2>
    </div>
  )
}
