import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideName, isEmail } from '@jangteo/core/member/member.rules'
import { STAFF_MESSAGES } from '@jangteo/core/staff/staff.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { NewPasswordFields, newPasswordProblems } from '../member/password/NewPasswordFields.tsx'
import { staffCalls } from '../staff/staffCalls.ts'

const EMPTY = { loginId: '', name: '', email: '', password: '', confirmation: '' }

function problemsOf(typed: typeof EMPTY) {
  const { loginId, name, email } = typed
  return {
    ...(decideLoginId(loginId).ok ? {} : { loginId: MEMBER_MESSAGES.LOGIN_ID_INVALID() }),
    ...(decideName(name).ok ? {} : { name: STAFF_MESSAGES.STAFF_NAME_REQUIRED() }),
    ...(isEmail(email.trim()) ? {} : { email: MEMBER_MESSAGES.EMAIL_INVALID() }),
    ...newPasswordProblems(typed),
  }
}

type FirstOperatorFormProps = { readonly token: string; readonly onDone: () => void }

/** Opens the account of the first operator, who is an admin. */
export function FirstOperatorForm({ token, onDone }: FirstOperatorFormProps) {
  const fields = useFields(EMPTY, problemsOf)
  const open = useMutation(
    staffCalls.operatorSession.openFirst.mutationOptions({ onSuccess: onDone }),
  )
  return (
    <Form fields={fields} onSubmit={() => open.mutate({ token, ...fields.values })}>
      <FormInput
        state={fields.stateOf('loginId')}
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
      />
      <FormInput state={fields.stateOf('name')} label="이름" autoComplete="name" />
      <FormInput
        state={fields.stateOf('email')}
        label="이메일"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <NewPasswordFields fields={fields} onTyped={open.reset} />
      {open.error === null ? null : <Callout tone="danger">{refusalText(open.error)}</Callout>}
      <Button type="submit" isWide isBusy={open.isPending}>
        첫 운영자 만들기
      </Button>
    </Form>
  )
}
