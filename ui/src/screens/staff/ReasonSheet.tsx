import { STAFF_MESSAGES } from '@jangteo/core/staff/staff.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'

const REASON_LENGTH_MAX = 300
const EMPTY = { reason: '' }

function problemsOf({ reason }: typeof EMPTY) {
  const length = reason.trim().length
  const isFine = length > 0 && length <= REASON_LENGTH_MAX
  return isFine ? {} : { reason: STAFF_MESSAGES.STAFF_REASON_REQUIRED() }
}

type ReasonSheetProps = {
  readonly title: string
  readonly acceptLabel: string
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onAccept: (reason: string) => void
  readonly onDismiss: () => void
  readonly children?: ReactNode
}

/** Asks for the reason of a write for the audit log. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, acceptLabel, isBusy, error, onAccept, onDismiss, children } = props
  const formId = useId()
  const fields = useFields(EMPTY, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {acceptLabel}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onAccept(fields.values.reason.trim())}>
        {children}
        <TextArea
          state={fields.stateOf('reason')}
          label="사유"
          isRequired
          max={REASON_LENGTH_MAX}
        />
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
