import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './CouponList.module.css'

function useRegister(onRegistered: () => void) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (input: { readonly code: string }) =>
      calls.coupon.register.call(input, { context: { idempotencyKey: keys.keyOf(input) } }),
    onSuccess: () => {
      keys.renew()
      toast({ text: COUPON_MESSAGES.COUPON_CODE_REGISTERED() })
      onRegistered()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.coupon.key() }),
  })
}

/** Place where a drawn number or a word is entered; each answer other than the coupon stands below the field. */
export function CodeForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const [code, setCode] = useState('')
  const [failedCount, setFailedCount] = useState(0)
  const register = useRegister(() => {
    setCode('')
    setFailedCount(0)
    onRegistered()
  })
  const isRight = code.trim() !== ''
  const refusedText = register.error === null ? null : refusalText(register.error)
  const missingText = isRight || failedCount === 0 ? null : COUPON_MESSAGES.COUPON_CODE_REQUIRED()
  const change = (typed: string) => {
    register.reset()
    setCode(typed)
  }
  const showProblems = () => setFailedCount((count) => count + 1)
  const submit = () => {
    if (!register.isPending) register.mutate({ code })
  }
  return (
    <Form fields={{ isRight, failedCount, showProblems }} onSubmit={submit}>
      <div className={styles.code}>
        <div className={styles.field}>
          <CodeInput
            value={code}
            onType={change}
            problem={missingText ?? refusedText}
            placeholder="쿠폰 번호를 입력해 주세요"
          />
        </div>
        <div className={styles.submit}>
          <Button type="submit" variant="inverse" isBusy={register.isPending}>
            등록
          </Button>
        </div>
      </div>
    </Form>
  )
}
