import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decidePassword } from '@jangteo/core/member/password.rules'
import { useEffect, useRef, useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { PasswordInput } from '../../../parts/field/PasswordInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import type { FieldState } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { CheckedId } from './CheckedId.tsx'
import { EmailSection } from './EmailSection.tsx'
import styles from './SignUp.module.css'

const WRONG = '[aria-invalid="true"], [data-problem="true"]'

type Typed = {
  readonly loginId: string
  readonly password: string
  readonly confirmation: string
}

/** Problems of the passwords, as they are typed; everything else is judged when the form is sent. */
function problemsOf({ loginId, password, confirmation }: Typed) {
  const decided = decidePassword(password, loginId)
  return {
    ...(decided.ok ? {} : { password: MEMBER_MESSAGES[decided.reason]() }),
    ...(password === confirmation ? {} : { confirmation: MEMBER_MESSAGES.PASSWORD_MISMATCH() }),
  }
}

/** Focuses the first field that is wrong, each time the form comes back. */
function useFocusOnWrong(isBusy: boolean, triedCount: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (triedCount > 0 && !isBusy) place.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [isBusy, triedCount])
  return place
}

/** E-mail address, login id and password of the account, the last step. */
export function AccountStep({ view }: { readonly view: SignUpView }) {
  const { keyOf } = useRepeatKeys()
  const [triedCount, setTriedCount] = useState(0)
  const start = { loginId: view.draft.loginId, password: '', confirmation: '' }
  const fields = useFields(start, problemsOf)
  const isSending = view.isBusy && !view.isCheckingId
  const place = useFocusOnWrong(isSending, triedCount)
  const stateOf = (name: keyof Typed): FieldState => {
    const state = fields.stateOf(name)
    const onValue = (value: string) => {
      if (name === 'loginId') view.typeId(value)
      else view.retype(name)
      state.onValue(value)
    }
    return { ...state, problem: view.problemTexts[name] ?? state.problem, onValue }
  }
  const submit = () => {
    if (view.isBusy) return
    view.submit(fields.values, keyOf({ ...fields.values, ...view.draft }))
    setTriedCount((count) => count + 1)
  }
  return (
    <div ref={place} className={styles.step}>
      <EmailSection view={view} />
      <Form fields={ALWAYS_SENT} onSubmit={submit}>
        <CheckedId state={stateOf('loginId')} view={view} />
        <PasswordInput
          state={stateOf('password')}
          label="비밀번호"
          hint="영문, 숫자, 특수문자를 모두 넣어 8~20자로 입력해 주세요."
          autoComplete="new-password"
        />
        <PasswordInput
          state={stateOf('confirmation')}
          label="비밀번호 확인"
          autoComplete="new-password"
        />
        {view.noticeText === null ? null : <Callout tone="danger">{view.noticeText}</Callout>}
        <Button type="submit" isWide isBusy={isSending}>
          가입하기
        </Button>
      </Form>
    </div>
  )
}

/** The chart judges the whole step, the e-mail address included, so the form is always handed to it. */
const ALWAYS_SENT = { isRight: true, failedCount: 0, showProblems: () => undefined }
