import { digitsOf } from '@jangteo/core/member/mask.rules'
import { BANK_CODES, BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { REFUND_ACCOUNT_MESSAGES } from '@jangteo/core/payment/refundAccount.messages'
import {
  checkRefundAccount,
  HOLDER_NAME_LENGTH_MAX,
} from '@jangteo/core/payment/refundAccount.rules'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { useFields } from '../../../parts/field/useFields.ts'
import type { AccountGate, AccountTexts } from './useAccountGate.ts'

const EMPTY: AccountTexts = { bankCode: '', accountNumber: '', holderName: '' }
const CHOICES = [
  { value: '', label: '은행을 선택해 주세요' },
  ...BANK_CODES.map((value) => ({ value, label: BANK_LABELS[value] })),
]

function accountOf({ bankCode, accountNumber, holderName }: AccountTexts) {
  const bank: BankCode | null = BANK_CODES.find((code) => code === bankCode) ?? null
  return { bankCode: bank, accountNumber: digitsOf(accountNumber), holderName }
}

function problemsOf(texts: AccountTexts) {
  const found = checkRefundAccount(accountOf(texts))
  return Object.fromEntries(
    found.map(({ field, code }) => [field, REFUND_ACCOUNT_MESSAGES[code]()]),
  )
}

const RESULT_TEXTS = {
  match: REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_MATCH,
  mismatch: REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_MISMATCH,
  unavailable: REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_UNAVAILABLE,
  unchecked: REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_UNCHECKED,
} as const

type RefundAccountFormProps = {
  readonly paymentId: string
  readonly gate: AccountGate
  readonly onSaved: () => void
}

function wantsPin(error: unknown): boolean {
  return isRefusal(error, 'PIN_TICKET_REQUIRED') || isRefusal(error, 'PIN_TICKET_INVALID')
}

/** Asks the bank whose account it is; one that matches, or that nobody can check, is stored with it. */
function useAccountCheck({ paymentId, gate, onSaved }: RefundAccountFormProps) {
  const { pinTicket, renew } = gate
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
  const check = useMutation(
    calls.payment.accountValidationCheck.mutationOptions({
      onSuccess: ({ result }) => {
        const isStored = result === 'match' || result === 'unchecked'
        if (!isStored) return setProblem(RESULT_TEXTS[result]())
        toast({ text: RESULT_TEXTS[result]() })
        onSaved()
        const changed = [calls.payment.key(), calls.order.key(), calls.claim.key()]
        return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
      onError: (error, { bankCode, accountNumber, holderName }) =>
        wantsPin(error)
          ? renew({ bankCode, accountNumber, holderName })
          : setProblem(refusalText(error)),
    }),
  )
  const submit = (texts: AccountTexts) => {
    const { bankCode, ...rest } = accountOf(texts)
    setProblem(null)
    const proof = pinTicket === null ? {} : { pinTicket }
    if (bankCode !== null) check.mutate({ id: paymentId, bankCode, ...rest, ...proof })
  }
  return { submit, problem, isBusy: check.isPending }
}

/** Bank, number and holder of the account that a deposit goes back to. */
export function RefundAccountForm(props: RefundAccountFormProps) {
  const fields = useFields<keyof AccountTexts>(props.gate.typed ?? EMPTY, problemsOf)
  const { submit, problem, isBusy } = useAccountCheck(props)
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
        autoComplete="name"
        maxLength={HOLDER_NAME_LENGTH_MAX}
        state={fields.stateOf('holderName')}
      />
      {problem === null ? null : (
        <Callout tone="danger">
          <p>{problem}</p>
        </Callout>
      )}
      <Button type="submit" isBusy={isBusy}>
        예금주 확인하고 등록
      </Button>
    </Form>
  )
}
