import { MEMBER_DESK_MESSAGES } from '@jangteo/core/staff/memberDesk.messages'
import { decideWriteReason, WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { useFields } from '../../parts/field/useFields.ts'

type ReasonDialogProps = {
  readonly title: string
  readonly acceptLabel: string
  readonly isBusy: boolean
  readonly onDismiss: () => void
  readonly onReason: (reason: string) => void
  /** Anything else that the write asks for, above the reason. */
  readonly children?: ReactNode
}

/** Asks for the reason of a write on a person; the audit log stores it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, acceptLabel, isBusy, onDismiss, onReason, children } = props
  const formId = useId()
  const fields = useFields({ reason: '' }, ({ reason }) => {
    const decision = decideWriteReason(reason)
    return decision.ok ? {} : { reason: MEMBER_DESK_MESSAGES[decision.reason]() }
  })
  const actions = (
    <>
      <Button variant="outline" onClick={onDismiss}>
        취소
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {acceptLabel}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={title} onDismiss={onDismiss} actions={actions}>
      <Form id={formId} fields={fields} onSubmit={() => onReason(fields.values.reason.trim())}>
        {children}
        <TextArea
          label="사유"
          isRequired
          hint="감사 기록에 남아요."
          state={fields.stateOf('reason')}
          max={WRITE_REASON_LENGTH.max}
        />
      </Form>
    </Dialog>
  )
}
