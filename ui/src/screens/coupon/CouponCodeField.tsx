import type { CouponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import styles from './CouponSheet.module.css'

type CouponCodeFieldProps = { readonly view: CouponSheetView }

/** Field for a serial, with the result below. */
export function CouponCodeField({ view: { code, isBusy, enterCode } }: CouponCodeFieldProps) {
  const [typed, setTyped] = useState('')
  const isRegistered = code?.isProblem === false
  const [wasRegistered, setWasRegistered] = useState(isRegistered)
  if (isRegistered !== wasRegistered) {
    setWasRegistered(isRegistered)
    if (isRegistered) setTyped('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The payment page is a form too, and would hear it.
    event.stopPropagation()
    if (!isBusy) enterCode(typed)
  }
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <CodeInput
        value={typed}
        onType={setTyped}
        placeholder="쿠폰 번호"
        problem={code?.isProblem === true ? code.text : null}
      />
      <div className={styles.enter}>
        <Button type="submit" variant="outline" aria-disabled={isBusy}>
          등록
        </Button>
      </div>
      <p className={styles.registered} aria-live="polite">
        {isRegistered ? code.text : null}
      </p>
    </form>
  )
}
