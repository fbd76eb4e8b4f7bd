import { reasonProblem } from '@jangteo/core/staff/staffReason.view'
import type { ReasonLength } from '@jangteo/core/staff/writeReason.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'

const EMPTY = { reason: '' }

type ReasonSheetProps = {
  readonly title: string
  readonly acceptLabel: string
  /** Characters that the call accepts. */
  readonly length: ReasonLength
  readonly isBusy?: boolean
  /** Error of the last try; `null` when nothing went wrong, or where a toast says it. */
  readonly error?: Error | null
  readonly hint?: string
  readonly onAccept: (reason: string) => void
  readonly onDismiss: () => void
  /** Further fields or texts above the reason. */
  readonly children?: ReactNode
}

/** Asks for the reason of something that the audit log stores; one is typed each time that it is asked for. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, acceptLabel, length, isBusy = false, error = null, onDismiss } = props
  const { hint = '감사 기록에 남아요.', onAccept, children } = props
  const formId = useId()
  const fields = useFields(EMPTY, ({ reason }) => {
    const problem = reasonProblem(reason, length)
    return problem === null ? {} : { reason: problem }
  })
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
          hint={hint}
          max={length.max}
        />
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
