import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

type Texts = { readonly storeUrl: string; readonly amount: string; readonly reason: string }

const EMPTY: Texts = { storeUrl: '', amount: '', reason: '' }
const REASON_LENGTH_MAX = 300
const SIGNS = [
  { value: 'GIVE', label: '더 지급해요' },
  { value: 'TAKE', label: '빼고 지급해요' },
] as const

function wonOf(text: string): number {
  return Number(text.replaceAll(/[\s,원]/g, ''))
}

function problemsOf({ storeUrl, amount, reason }: Texts) {
  const won = wonOf(amount)
  const isAmount = Number.isInteger(won) && won > 0
  return {
    ...(storeUrl.trim() === '' ? { storeUrl: '스토어 주소를 입력해 주세요.' } : {}),
    ...(isAmount ? {} : { amount: '금액을 원 단위로 입력해 주세요.' }),
    ...(reason.trim() === '' ? { reason: '사유를 입력해 주세요.' } : {}),
  }
}

/** Asks another operator to approve an adjustment of what a store is paid. */
export function AdjustmentSheet({ onDismiss }: { readonly onDismiss: () => void }) {
  const formId = useId()
  const { answered } = useCommands({ stale: [staffCalls.approval.key()], onDone: onDismiss })
  const [sign, setSign] = useState<'GIVE' | 'TAKE'>('GIVE')
  const fields = useFields<keyof Texts>(EMPTY, problemsOf)
  const adjust = useMutation(
    staffCalls.operatorSettlement.adjust.mutationOptions(
      answered('다른 담당자가 승인하면 반영돼요.'),
    ),
  )
  const send = () => {
    const { storeUrl, amount, reason } = fields.values
    const won = wonOf(amount)
    adjust.mutate({ storeUrl: storeUrl.trim(), amount: sign === 'TAKE' ? -won : won, reason })
  }
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={adjust.isPending}>
      승인 요청
    </Button>
  )
  return (
    <Sheet isOpen title="정산 조정 요청" onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={send}>
        <FormInput
          label="스토어 주소"
          isRequired
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          state={fields.stateOf('storeUrl')}
        />
        <RadioGroup legend="조정" value={sign} choices={SIGNS} onChange={setSign} />
        <FormInput
          label="금액"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          state={fields.stateOf('amount')}
        />
        <FormInput
          label="사유"
          isRequired
          autoComplete="off"
          maxLength={REASON_LENGTH_MAX}
          hint="판매자가 정산서에서 읽어요."
          state={fields.stateOf('reason')}
        />
        {adjust.isError ? (
          <Callout tone="danger">
            <p>{refusalText(adjust.error)}</p>
          </Callout>
        ) : null}
      </Form>
    </Sheet>
  )
}
