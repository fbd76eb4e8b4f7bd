import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import type { ReportData } from './reportFilter.ts'

const { operatorReport: calls } = staffCalls

const STEPS = {
  accept: {
    label: '조치',
    title: '신고를 조치로 처리할까요?',
    done: '신고를 조치로 처리했어요.',
  },
  dismiss: {
    label: '조치 안 함',
    title: '조치하지 않고 끝낼까요?',
    done: '신고를 조치하지 않고 끝냈어요.',
  },
} as const

type Step = keyof typeof STEPS
type Decision = { readonly id: string; readonly reason: string }

const RUN: Readonly<Record<Step, (decision: Decision) => Promise<unknown>>> = {
  accept: (decision) => calls.accept.call(decision),
  dismiss: (decision) => calls.dismiss.call(decision),
}

/** Both decisions of a report that waits, each with the reason that its reporter reads. */
export function ReportActions({ report }: { readonly report: ReportData }) {
  const [step, setStep] = useState<Step | null>(null)
  const { toasted } = useCommands({ stale: [calls.key()], onDone: () => setStep(null) })
  const decide = useMutation({
    mutationFn: ({ taken, ...decision }: Decision & { readonly taken: Step }) =>
      RUN[taken](decision),
    ...toasted(step === null ? '' : STEPS[step].done),
  })
  return (
    <div className={styles.buttons}>
      <Button variant="outline" size="s" onClick={() => setStep('accept')}>
        {STEPS.accept.label}
      </Button>
      <Button variant="outline" size="s" onClick={() => setStep('dismiss')}>
        {STEPS.dismiss.label}
      </Button>
      {step === null ? null : (
        <ReasonSheet
          title={STEPS[step].title}
          acceptLabel={STEPS[step].label}
          length={WRITE_REASON_LENGTH}
          hint="신고한 분이 읽고, 감사 기록에 남아요."
          isBusy={decide.isPending}
          onDismiss={() => setStep(null)}
          onAccept={(reason) => decide.mutate({ taken: step, id: report.reportIdEncrypt, reason })}
        >
          <p>
            {step === 'accept' && report.kindEnum === 'GOODS'
              ? '사유는 신고한 분에게 전해져요. 판매를 멈추려면 상품 심사에서 상품을 중지해 주세요.'
              : '사유는 신고한 분에게 전해져요.'}
          </p>
        </ReasonSheet>
      )}
    </div>
  )
}
