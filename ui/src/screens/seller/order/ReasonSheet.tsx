import { OPENING_REASON_LENGTH } from '@jangteo/core/order/buyerData.rules'
import { SELLER_ORDER_MESSAGES } from '@jangteo/core/order/sellerOrder.messages'
import { characterCount } from '@jangteo/core/member/member.rules'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'

type ReasonSheetProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Text of the button. */
  readonly action: string
  readonly onDismiss: () => void
  readonly onReason: (reason: string) => void
}

/** Asks for what somebody's data is looked at; the answer is recorded with the name of who asked. */
export function ReasonSheet(props: ReasonSheetProps) {
  return props.isOpen ? <ReasonEditor {...props} /> : null
}

function problemsOf({ reason }: { readonly reason: string }) {
  return characterCount(reason.trim()) < OPENING_REASON_LENGTH.min
    ? { reason: SELLER_ORDER_MESSAGES.OPENING_REASON_REQUIRED() }
    : {}
}

function ReasonEditor({ title, action, onDismiss, onReason }: ReasonSheetProps) {
  const formId = useId()
  const fields = useFields({ reason: '' }, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide>
      {action}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onReason(fields.values.reason.trim())}>
        <Callout>
          <p>누가 언제 어떤 사유로 봤는지 기록돼요.</p>
        </Callout>
        <FormInput
          state={fields.stateOf('reason')}
          label="사유"
          isRequired
          maxLength={OPENING_REASON_LENGTH.max}
          autoComplete="off"
        />
      </Form>
    </Sheet>
  )
}
