import { EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import { digitsOf } from '@jangteo/core/member/mask.rules'
import { BANK_CODES, BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { REFUND_ACCOUNT_MESSAGES } from '@jangteo/core/payment/refundAccount.messages'
import {
  checkRefundAccount,
  HOLDER_NAME_LENGTH_MAX,
} from '@jangteo/core/payment/refundAccount.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

type Texts = {
  readonly bankCode: string
  readonly accountNumber: string
  readonly holderName: string
  readonly code: string
}

const EMPTY: Texts = { bankCode: '', accountNumber: '', holderName: '', code: '' }
const CHOICES = [
  { value: '', label: '은행을 선택해 주세요' },
  ...BANK_CODES.map((value) => ({ value, label: BANK_LABELS[value] })),
]

function accountOf({ bankCode, accountNumber, holderName }: Texts) {
  const bank = BANK_CODES.find((code) => code === bankCode) ?? null
  return { bankCode: bank, accountNumber: digitsOf(accountNumber), holderName: holderName.trim() }
}

function problemsOf(texts: Texts) {
  const found = checkRefundAccount(accountOf(texts)).map(
    ({ field, code }) => [field, REFUND_ACCOUNT_MESSAGES[code]()] as const,
  )
  const isCode = digitsOf(texts.code).length === EMAIL_CODE_LENGTH
  const ofCode = isCode ? [] : [['code', '메일로 받은 코드를 입력해 주세요.'] as const]
  return Object.fromEntries([...found, ...ofCode])
}

function useAccountChange(onSaved: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
  const onError = (error: unknown) => setProblem(refusalText(error))
  const code = useMutation(
    staffCalls.sellerSettlement.accountCode.mutationOptions({
      onSuccess: () => toast({ text: '대표 담당자의 메일로 코드를 보냈어요.' }),
      onError,
    }),
  )
  const change = useMutation(
    staffCalls.sellerSettlement.changeAccount.mutationOptions({
      onSuccess: () => {
        toast({ text: '정산 계좌를 저장했어요.' })
        onSaved()
        return queryClient.invalidateQueries({ queryKey: staffCalls.sellerSettlement.key() })
      },
      onError,
    }),
  )
  const submit = (texts: Texts) => {
    const { bankCode, ...rest } = accountOf(texts)
    setProblem(null)
    if (bankCode !== null) change.mutate({ bankCode, ...rest, code: digitsOf(texts.code) })
  }
  return { code, change, submit, problem }
}

/** Bank, number and holder of the account, and the code that its owner was sent. */
export function BankAccountForm({ onSaved }: { readonly onSaved: () => void }) {
  const fields = useFields<keyof Texts>(EMPTY, problemsOf)
  const { code, change, submit, problem } = useAccountChange(onSaved)
  const bank = fields.stateOf('bankCode')
  return (
    <Form fields={fields} onSubmit={() => submit(fields.values)}>
      <Select
        label="은행"
        isRequired
        value={bank.value}
        problem={bank.problem}
        choices={CHOICES}
        onChange={bank.onValue}
      />
      <FormInput
        label="계좌번호"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        state={fields.stateOf('accountNumber')}
      />
      <FormInput
        label="예금주"
        isRequired
        autoComplete="off"
        maxLength={HOLDER_NAME_LENGTH_MAX}
        state={fields.stateOf('holderName')}
      />
      <Button variant="outline" isBusy={code.isPending} onClick={() => code.mutate(undefined)}>
        메일로 코드 받기
      </Button>
      <FormInput
        label="메일로 받은 코드"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={EMAIL_CODE_LENGTH}
        hint="바뀐 계좌에는 다음 영업일부터 지급해요."
        state={fields.stateOf('code')}
      />
      {problem === null ? null : (
        <Callout tone="danger">
          <p>{problem}</p>
        </Callout>
      )}
      <Button type="submit" isBusy={change.isPending}>
        예금주 확인하고 저장
      </Button>
    </Form>
  )
}
