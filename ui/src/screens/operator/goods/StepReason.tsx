import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'

type StepReasonProps = {
  readonly title: string
  /** Says who reads the reason. */
  readonly note: string
  readonly onDismiss: () => void
  readonly onReason: (reason: string) => void
}

function problemsOf({ reason }: { readonly reason: string }) {
  return reason.trim().length < REVIEW_REASON_LENGTH.min
    ? { reason: '사유를 5자 이상 입력해 주세요.' }
    : {}
}

/** Asks for the reason of a step. */
export function StepReason({ title, note, onDismiss, onReason }: StepReasonProps) {
  const formId = useId()
  const fields = useFields({ reason: '' }, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide>
      {title}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onReason(fields.values.reason.trim())}>
        <Callout>
          <p>{note}</p>
        </Callout>
        <FormInput
          state={fields.stateOf('reason')}
          label="사유"
          isRequired
          maxLength={REVIEW_REASON_LENGTH.max}
          autoComplete="off"
        />
      </Form>
    </Sheet>
  )
}
