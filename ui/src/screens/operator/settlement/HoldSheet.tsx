import { HOLD_REASON_LABELS, HOLD_REASONS } from '@jangteo/core/settlement/settlement.codes'
import type { HoldReason } from '@jangteo/core/settlement/settlement.codes'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

const MEMO_LENGTH_MAX = 300
const REASONS = HOLD_REASONS.map((value) => ({ value, label: HOLD_REASON_LABELS[value] }))

/** Asks why a statement is held; the seller reads it. */
export function HoldSheet({
  id,
  onDismiss,
}: {
  readonly id: string
  readonly onDismiss: () => void
}) {
  const formId = useId()
  const { toasted } = useCommands({
    stale: [staffCalls.operatorSettlement.key()],
    onDone: onDismiss,
  })
  const [reasonEnum, setReason] = useState<HoldReason>('DISPUTE')
  const fields = useFields({ memo: '' }, ({ memo }) =>
    memo.trim() === '' ? { memo: '판매자가 읽을 내용을 입력해 주세요.' } : {},
  )
  const hold = useMutation(
    staffCalls.operatorSettlement.hold.mutationOptions(toasted('지급을 보류했어요.')),
  )
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={hold.isPending}>
      보류
    </Button>
  )
  return (
    <Sheet isOpen title="지급 보류" onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() => hold.mutate({ id, reasonEnum, memo: fields.values.memo })}
      >
        <RadioGroup legend="사유" value={reasonEnum} choices={REASONS} onChange={setReason} />
        <FormInput
          label="판매자에게 알릴 내용"
          isRequired
          autoComplete="off"
          maxLength={MEMO_LENGTH_MAX}
          state={fields.stateOf('memo')}
        />
      </Form>
    </Sheet>
  )
}
