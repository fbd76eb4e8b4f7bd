import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import type { ReportData } from './reportFilter.ts'

const { operatorReport: calls } = staffCalls

type Decision = { readonly id: string; readonly reason: string }

/** A decision of a report: its texts, and its call. */
type DecisionKind = {
  readonly label: string
  readonly title: string
  readonly done: string
  readonly send: (decision: Decision) => Promise<unknown>
}

const ACCEPT: DecisionKind = {
  label: '조치',
  title: '신고를 조치로 처리할까요?',
  done: '신고를 조치로 처리했어요.',
  send: (decision) => calls.accept.call(decision),
}
const DISMISS: DecisionKind = {
  label: '조치 안 함',
  title: '조치하지 않고 끝낼까요?',
  done: '신고를 조치하지 않고 끝냈어요.',
  send: (decision) => calls.dismiss.call(decision),
}
const STALE = [calls.key()]

type ReportActionsProps = { readonly report: ReportData }

/** Both decisions of a report that waits, each with the reason that its reporter reads. */
export function ReportActions({ report }: ReportActionsProps) {
  return (
    <div className={styles.buttons}>
      <DecisionButton report={report} kind={ACCEPT} />
      <DecisionButton report={report} kind={DISMISS} />
    </div>
  )
}

function DecisionButton({ report, kind }: ReportActionsProps & { readonly kind: DecisionKind }) {
  const { reportIdEncrypt: id, kindEnum } = report
  const { label, title, done, send } = kind
  const sheet = useSheet(`${label}-${id}`)
  const { sheeted } = useCommands({ stale: STALE })
  const decide = useMutation({ mutationFn: send, ...sheeted(sheet, done) })
  const open = () => {
    decide.reset()
    sheet.open()
  }
  return (
    <>
      <Button variant="outline" size="s" onClick={open}>
        {label}
      </Button>
      {sheet.isOpen ? (
        <ReasonSheet
          title={title}
          acceptLabel={label}
          length={WRITE_REASON_LENGTH}
          hint="신고한 분이 읽고, 감사 기록에 남아요."
          isBusy={decide.isPending}
          error={decide.error}
          onDismiss={sheet.dismiss}
          onAccept={(reason) => decide.mutate({ id, reason })}
        >
          <p>
            {kind === ACCEPT && kindEnum === 'GOODS'
              ? '사유는 신고한 분에게 전해져요. 판매를 멈추려면 상품 심사에서 상품을 중지해 주세요.'
              : '사유는 신고한 분에게 전해져요.'}
          </p>
        </ReasonSheet>
      ) : null}
    </>
  )
}
