import { CLAIM_FAULT_LABELS, CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import {
  changedFault,
  isReasonRequired,
  isSellableByFault,
} from '@jangteo/core/claim/inspection.rules'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber, invoiceLengthsText } from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import { characterCount } from '@jangteo/core/member/member.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useId, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { StaffClaimDetail } from './staffClaims.ts'

type Details = Omit<StaffInputs['sellerClaim']['send'], 'id' | 'command'>
type Command = StaffClaimDetail['commands'][number]

type CommandSheetProps = {
  readonly command: Command
  /** Current bearer of the fees; `null` for nobody. */
  readonly fault: ClaimFault | null
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onDismiss: () => void
  readonly onSend: (details: Details) => void
}

const FAULT_CHOICES = CLAIM_FAULTS.map((value) => ({ value, label: CLAIM_FAULT_LABELS[value] }))
const COURIER_CHOICES = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }))
const SELLABLE_CHOICES = [
  { value: 'YES', label: '다시 판매할 수 있어요 (재고로 돌아가요)' },
  { value: 'NO', label: '다시 판매할 수 없어요' },
] as const

type Typed = { readonly memo: string; readonly invoice: string }

function problemsOf({ asks }: Command, courier: Courier, { memo, invoice }: Typed) {
  const isShort = characterCount(memo.trim()) < REASON_DETAIL_LENGTH.min
  const number = decideInvoiceNumber(courier, invoice)
  return {
    ...(isReasonRequired(asks) && isShort
      ? { memo: CLAIM_MESSAGES.CLAIM_REASON_DETAIL_REQUIRED() }
      : {}),
    ...(asks.includes('PARCEL') && !number.ok
      ? { invoice: invoiceProblemText(courier, number.reason) }
      : {}),
  }
}

/** Choices of an event, as they are to begin with. */
function useChoices(fault: ClaimFault | null) {
  const [courier, setCourier] = useState<Courier>(COURIERS[0])
  const [chosenFault, setFault] = useState<ClaimFault>(changedFault(fault))
  const [sellable, setSellable] = useState<'YES' | 'NO'>(isSellableByFault(fault) ? 'YES' : 'NO')
  return { courier, setCourier, chosenFault, setFault, sellable, setSellable }
}

type Choices = ReturnType<typeof useChoices>

function detailsOf({ asks }: Command, { memo, invoice }: Typed, choices: Choices): Details {
  return {
    memo: memo.trim(),
    ...(asks.includes('FAULT') ? { faultEnum: choices.chosenFault } : {}),
    ...(asks.includes('SELLABLE') ? { sellable: choices.sellable === 'YES' } : {}),
    ...(asks.includes('PARCEL') ? { courierEnum: choices.courier, invoice } : {}),
  }
}

/** Asks for what an event has to be sent with: why, whose fault, a parcel, whether what came back can be sold. */
export function CommandSheet(props: CommandSheetProps) {
  const { command, fault, isBusy, error, onDismiss, onSend } = props
  const formId = useId()
  const choices = useChoices(fault)
  const fields = useFields({ memo: '', invoice: '' }, (typed) =>
    problemsOf(command, choices.courier, typed),
  )
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {command.label}
    </Button>
  )
  return (
    <Sheet isOpen title={command.label} onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() => onSend(detailsOf(command, fields.values, choices))}
      >
        <ChoiceFields command={command} choices={choices} />
        {command.asks.includes('PARCEL') ? (
          <FormInput
            state={fields.stateOf('invoice')}
            label="송장번호"
            hint={invoiceLengthsText(choices.courier)}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
        {command.asks.includes('MEMO') ? (
          <TextArea
            state={fields.stateOf('memo')}
            label="구매자에게 알릴 사유"
            isRequired={isReasonRequired(command.asks)}
            max={REASON_DETAIL_LENGTH.max}
          />
        ) : null}
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}

type ChoiceFieldsProps = { readonly command: Command; readonly choices: Choices }

function ChoiceFields({ command: { asks }, choices }: ChoiceFieldsProps) {
  return (
    <>
      {asks.includes('PARCEL') ? (
        <Select
          label="택배사"
          value={choices.courier}
          choices={COURIER_CHOICES}
          onChange={choices.setCourier}
        />
      ) : null}
      {asks.includes('FAULT') ? (
        <RadioGroup
          legend="누가 배송비를 부담하나요?"
          value={choices.chosenFault}
          choices={FAULT_CHOICES}
          onChange={choices.setFault}
        />
      ) : null}
      {asks.includes('SELLABLE') ? (
        <RadioGroup
          legend="돌아온 상품을 다시 판매할 수 있나요?"
          value={choices.sellable}
          choices={SELLABLE_CHOICES}
          onChange={choices.setSellable}
        />
      ) : null}
    </>
  )
}
