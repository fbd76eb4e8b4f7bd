import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { Button } from '../../../parts/action/Button.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import type { FieldState } from '../../../parts/field/useFields.ts'
import styles from './SignUp.module.css'

type CheckedIdProps = { readonly state: FieldState; readonly view: SignUpView }

/** A login id with the check if it is available. */
export function CheckedId({ state, view }: CheckedIdProps) {
  const { freeIdText, isCheckingId } = view
  return (
    <div className={styles.checked}>
      <FormInput
        state={state}
        label="아이디"
        hint="영문과 숫자 6~20자로 입력해 주세요."
        autoComplete="username"
        autoCapitalize="none"
      />
      <span className={styles.check}>
        <Button
          variant="outline"
          isBusy={isCheckingId}
          onClick={() => view.checkId(state.value.trim())}
        >
          중복확인
        </Button>
      </span>
      <output className={styles.free}>{freeIdText}</output>
    </div>
  )
}
