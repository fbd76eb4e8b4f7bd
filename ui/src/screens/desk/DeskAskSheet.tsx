import { CLAIM_FAULT_LABELS, CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import {
  changedFault,
  isReasonRequired,
  isSellableByFault,
} from '@jangteo/core/claim/inspection.rules'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import type { DeskClaimEvent } from './deskData.ts'

/** Input of an event; what was not asked for is as it would be without. */
export type DeskAnswer = {
  readonly memo: string
  readonly faultEnum: ClaimFault
  readonly sellable: boolean
}

type Asking = Pick<DeskClaimEvent, 'label'> & {
  readonly asks: readonly DeskClaimEvent['asks'][number][]
  /** Label of the memo; without it the reason that the buyer reads. */
  readonly memoLabel?: string
}

type DeskAskSheetProps = {
  /** `null` while nothing is asked. */
  readonly event: Asking | null
  /** Current bearer of the fees. */
  readonly fault: ClaimFault
  readonly onDismiss: () => void
  readonly onSend: (answer: Partial<DeskAnswer> & Pick<DeskAnswer, 'memo'>) => void
}

const FAULT_CHOICES = CLAIM_FAULTS.map((value) => ({ value, label: CLAIM_FAULT_LABELS[value] }))

const SELLABLE_CHOICES = [
  { value: 'YES', label: '다시 팔 수 있어요 (재고로 돌아가요)' },
  { value: 'NO', label: '다시 팔 수 없어요' },
] as const

/** Asks for what an event has to be reported with: why, whose fault, whether what came back can be sold. */
export function DeskAskSheet({ event, ...props }: DeskAskSheetProps) {
  return event === null ? null : <AskEditor event={event} {...props} />
}

type EditorProps = DeskAskSheetProps & { readonly event: Asking }

function problemsOf({ asks }: Asking, memo: string) {
  return isReasonRequired(asks) && memo.trim().length < REASON_DETAIL_LENGTH.min
    ? { memo: CLAIM_MESSAGES.CLAIM_REASON_DETAIL_REQUIRED() }
    : {}
}

function AskEditor({ event, fault, onDismiss, onSend }: EditorProps) {
  const { label, asks } = event
  const formId = useId()
  const [chosenFault, setChosenFault] = useState<ClaimFault>(changedFault(fault))
  const [sellable, setSellable] = useState<'YES' | 'NO'>(isSellableByFault(fault) ? 'YES' : 'NO')
  const fields = useFields({ memo: '' }, ({ memo }) => problemsOf(event, memo))
  const send = () =>
    onSend({
      memo: fields.values.memo,
      ...(asks.includes('FAULT') ? { faultEnum: chosenFault } : {}),
      ...(asks.includes('SELLABLE') ? { sellable: sellable === 'YES' } : {}),
    })
  const footer = (
    <Button type="submit" form={formId} isWide>
      보내기
    </Button>
  )
  return (
    <Sheet isOpen title={label} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={send}>
        {asks.includes('FAULT') ? (
          <RadioGroup
            legend="누가 배송비를 부담하나요?"
            value={chosenFault}
            choices={FAULT_CHOICES}
            onChange={setChosenFault}
          />
        ) : null}
        {asks.includes('SELLABLE') ? (
          <RadioGroup
            legend="돌아온 상품을 다시 팔 수 있나요?"
            value={sellable}
            choices={SELLABLE_CHOICES}
            onChange={setSellable}
          />
        ) : null}
        {asks.includes('MEMO') ? (
          <FormInput
            state={fields.stateOf('memo')}
            label={event.memoLabel ?? '구매자에게 알릴 사유'}
            isRequired={isReasonRequired(asks)}
            autoComplete="off"
            maxLength={REASON_DETAIL_LENGTH.max}
          />
        ) : null}
      </Form>
    </Sheet>
  )
}
