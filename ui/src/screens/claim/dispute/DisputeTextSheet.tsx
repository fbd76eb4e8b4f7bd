import { DISPUTE_FAULT_LABELS, DISPUTE_TEXT_LENGTH } from '@jangteo/core/dispute/dispute.codes'
import { DISPUTE_MESSAGES } from '@jangteo/core/dispute/dispute.messages'
import { decideDisputeText } from '@jangteo/core/dispute/dispute.rules'
import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'

const FAULTS = CLAIM_FAULTS.map((value) => ({ value, label: DISPUTE_FAULT_LABELS[value] }))

/** Words of a side: its text, and the party at fault where it decides. */
export type DisputeWords = { readonly text: string; readonly fault: ClaimFault }

type DisputeTextSheetProps = {
  readonly title: string
  readonly label: string
  readonly action: string
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  /** This side decides whose fault it is, too. */
  readonly decides?: boolean
  readonly onDismiss: () => void
  readonly onSend: (words: DisputeWords) => void
  readonly children?: ReactNode
}

/** Asks one side of a dispute for what it has to say. */
export function DisputeTextSheet(props: DisputeTextSheetProps) {
  const {
    title,
    label,
    action,
    isBusy,
    error,
    decides = false,
    onDismiss,
    onSend,
    children,
  } = props
  const formId = useId()
  const [fault, setFault] = useState<ClaimFault>('SELLER')
  const fields = useFields({ text: '' }, ({ text }) =>
    decideDisputeText(text).ok ? {} : { text: DISPUTE_MESSAGES.DISPUTE_TEXT_REQUIRED() },
  )
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {action}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onSend({ ...fields.values, fault })}>
        {children}
        {decides ? (
          <RadioGroup
            legend="누구의 책임인가요?"
            value={fault}
            choices={FAULTS}
            onChange={setFault}
          />
        ) : null}
        <TextArea
          state={fields.stateOf('text')}
          label={label}
          isRequired
          max={DISPUTE_TEXT_LENGTH.max}
        />
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
