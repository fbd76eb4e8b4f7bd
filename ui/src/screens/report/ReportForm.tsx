import {
  REPORT_REASONS,
  REPORT_TEXT_LENGTH_MAX,
  type ReportKind,
  type ReportReason,
} from '@jangteo/core/report/report.codes'
import { REPORT_MESSAGES } from '@jangteo/core/report/report.messages'
import { decideReportContent } from '@jangteo/core/report/report.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { Form } from '../../parts/field/Form.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import type { ReportInput } from './reportData.ts'

const EMPTY = { reason: '', text: '' }

type Typed = { readonly reason: string; readonly text: string }

const reasonOf = (typed: string): ReportReason | null =>
  REPORT_REASONS.find((reason) => reason === typed) ?? null

const FIELDS = { REPORT_REASON_REQUIRED: 'reason', REPORT_TEXT_REQUIRED: 'text' } as const

const problemsOf =
  (kind: ReportKind) =>
  ({ reason, text }: Typed) => {
    const decided = decideReportContent({ kind, reason: reasonOf(reason), text })
    return decided.ok ? {} : { [FIELDS[decided.reason]]: REPORT_MESSAGES[decided.reason]() }
  }

type ReportFormProps = {
  readonly id: string
  readonly kind: ReportKind
  readonly reasonList: readonly {
    readonly reportReasonEnum: ReportReason
    readonly label: string
  }[]
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onSend: (input: ReportInput) => void
}

/** The reasons, and a field for one that is not among them. */
export function ReportForm({ id, kind, reasonList, error, onSend }: ReportFormProps) {
  const fields = useFields(EMPTY, problemsOf(kind))
  const { reason, text } = fields.values
  const chosen = fields.stateOf('reason')
  return (
    <Form
      id={id}
      fields={fields}
      onSubmit={() => onSend({ reportReasonEnum: reasonOf(reason), text })}
    >
      <RadioGroup
        legend="신고 사유"
        value={reasonOf(reason)}
        choices={reasonList.map(({ reportReasonEnum: value, label }) => ({ value, label }))}
        problem={chosen.problem}
        onChange={chosen.onValue}
      />
      {reason === 'OTHER' ? (
        <TextArea
          state={fields.stateOf('text')}
          label="신고 내용"
          isRequired
          max={REPORT_TEXT_LENGTH_MAX}
        />
      ) : null}
      {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
    </Form>
  )
}
