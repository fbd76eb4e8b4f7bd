import { decideTypedPassword } from '@jangteo/core/member/password.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { PasswordInput } from '../../../parts/field/PasswordInput.tsx'
import type { Fields } from '../../../parts/field/useFields.ts'
import { retyped } from '../../../parts/field/useFields.ts'

type NewPasswordField = 'password' | 'confirmation'

/** Problems of a new password and its confirmation, each at its field. */
export function newPasswordProblems(typed: {
  readonly password: string
  readonly confirmation: string
  readonly loginId: string
}): Partial<Record<NewPasswordField, string>> {
  const decision = decideTypedPassword(typed)
  if (decision.ok) return {}
  const text = MEMBER_MESSAGES[decision.reason]()
  return decision.reason === 'PASSWORD_MISMATCH' ? { confirmation: text } : { password: text }
}

type NewPasswordFieldsProps = {
  readonly fields: Pick<Fields<NewPasswordField>, 'stateOf'>
  readonly onTyped: () => void
}

/** A new password, typed twice. */
export function NewPasswordFields({ fields, onTyped }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        state={retyped(fields.stateOf('password'), onTyped)}
        label="새 비밀번호"
        hint="영문, 숫자, 특수문자를 모두 넣어 8~20자로 입력해 주세요."
        autoComplete="new-password"
      />
      <PasswordInput
        state={retyped(fields.stateOf('confirmation'), onTyped)}
        label="새 비밀번호 확인"
        autoComplete="new-password"
      />
    </>
  )
}
