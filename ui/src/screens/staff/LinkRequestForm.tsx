import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { isEmail } from '@jangteo/core/member/member.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import type { StaffLinkCalls } from './staffCalls.ts'

const EMPTY = { loginId: '', email: '' }

function problemsOf({ loginId, email }: typeof EMPTY) {
  return {
    ...(loginId.trim() === '' ? { loginId: SESSION_MESSAGES.LOGIN_ID_REQUIRED() } : {}),
    ...(isEmail(email.trim()) ? {} : { email: MEMBER_MESSAGES.EMAIL_INVALID() }),
  }
}

/** Asks for a mail with a link that sets another password. */
export function LinkRequestForm({ calls }: { readonly calls: StaffLinkCalls }) {
  const fields = useFields(EMPTY, problemsOf)
  const request = useMutation(calls.requestLink.mutationOptions())
  if (request.isSuccess) {
    return (
      <Callout>
        아이디와 이메일이 일치하면 비밀번호를 새로 만드는 링크를 보내 드려요. 메일함을 확인해
        주세요.
      </Callout>
    )
  }
  const { loginId, email } = fields.values
  return (
    <Form
      fields={fields}
      onSubmit={() => request.mutate({ loginId: loginId.trim(), email: email.trim() })}
    >
      <FormInput
        state={fields.stateOf('loginId')}
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
      />
      <FormInput
        state={fields.stateOf('email')}
        label="등록한 이메일"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {request.error === null ? null : (
        <Callout tone="danger">{refusalText(request.error)}</Callout>
      )}
      <Button type="submit" isWide isBusy={request.isPending}>
        링크 받기
      </Button>
    </Form>
  )
}
