import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'

/** Rule of a text: its longest length, and its problem, `null` for a right one. */
export type TextRule = {
  readonly max: number
  readonly problemOf: (text: string) => string | null
}

type ReviewTextSheetProps = {
  readonly title: string
  readonly label: string
  readonly action: string
  readonly rule: TextRule
  /** Text to begin with. */
  readonly initial?: string
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onSend: (text: string) => void
  readonly onDismiss: () => void
  readonly children?: ReactNode
}

/** Asks for a text about a review: a reply, a reason. */
export function ReviewTextSheet(props: ReviewTextSheetProps) {
  const { title, label, action, rule, initial = '', isBusy, error, onSend, onDismiss } = props
  const formId = useId()
  const fields = useFields({ text: initial }, ({ text }) => {
    const problem = rule.problemOf(text)
    return problem === null ? {} : { text: problem }
  })
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {action}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onSend(fields.values.text.trim())}>
        {props.children}
        <TextArea state={fields.stateOf('text')} label={label} isRequired max={rule.max} />
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
