import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import { SERIAL_LENGTH_MAX } from '@jangteo/core/coupon/couponSerial.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../app/deps.ts'
import { Button } from '../../parts/Button.tsx'
import { Form } from '../../parts/Form.tsx'
import { FormInput } from '../../parts/FormInput.tsx'
import { useToast } from '../../parts/toast.ts'
import { useFields } from '../../parts/useFields.ts'
import styles from './CouponList.module.css'

const EMPTY = { code: '' }

/** A number with a space or a hyphen after each of its characters. */
const CODE_LENGTH_MAX = SERIAL_LENGTH_MAX * 2

function problemsOf({ code }: typeof EMPTY) {
  return code.trim() === '' ? { code: COUPON_MESSAGES.COUPON_CODE_REQUIRED() } : {}
}

function useRegister(onRegistered: () => void) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation(
    calls.coupon.register.mutationOptions({
      onSuccess: async () => {
        toast({ text: COUPON_MESSAGES.COUPON_CODE_REGISTERED() })
        onRegistered()
        await queryClient.invalidateQueries({ queryKey: calls.coupon.key() })
      },
    }),
  )
}

/** Where a drawn number or a word is entered; each answer other than the coupon stands below the field. */
export function CodeForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const [round, setRound] = useState(0)
  const finish = () => {
    setRound((former) => former + 1)
    onRegistered()
  }
  return <CodeField key={round} onRegistered={finish} />
}

function CodeField({ onRegistered }: { readonly onRegistered: () => void }) {
  const register = useRegister(onRegistered)
  const fields = useFields(EMPTY, problemsOf)
  const state = fields.stateOf('code')
  const refusedText = register.error === null ? null : refusalText(register.error)
  const submit = () => {
    if (!register.isPending) register.mutate({ code: fields.values.code })
  }
  return (
    <Form fields={fields} onSubmit={submit}>
      <div className={styles.code}>
        <FormInput
          state={{
            ...state,
            problem: state.problem ?? refusedText,
            onValue: (value) => {
              register.reset()
              state.onValue(value)
            },
          }}
          label="쿠폰 번호 등록"
          placeholder="번호나 낱말"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CODE_LENGTH_MAX}
        />
        <div className={styles.submit}>
          <Button type="submit" variant="inverse" isBusy={register.isPending}>
            등록
          </Button>
        </div>
      </div>
    </Form>
  )
}
