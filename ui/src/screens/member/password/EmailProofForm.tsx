import { EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideEmail } from '@jangteo/core/member/member.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import type { SentFields } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import type { FieldState } from '../../../parts/field/useFields.ts'
import { retyped, useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { CodeField } from './CodeField.tsx'
import type { EmailForm } from './passwordDrafts.ts'
import { useEmailProof } from './useEmailProof.ts'

type Typed = { readonly loginId: string; readonly email: string; readonly code: string }

/** Problem of a login id that is asked for; `null` for one that may be one. */
export function loginIdProblem(loginId: string): string | null {
  if (loginId.trim() === '') return SESSION_MESSAGES.LOGIN_ID_REQUIRED()
  return decideLoginId(loginId.trim()).ok ? null : MEMBER_MESSAGES.LOGIN_ID_INVALID()
}

function problemsOf(typed: Typed, asks: { readonly loginId: boolean; readonly code: boolean }) {
  const idProblem = asks.loginId ? loginIdProblem(typed.loginId) : null
  return {
    ...(idProblem === null ? {} : { loginId: idProblem }),
    ...(decideEmail(typed.email).ok ? {} : { email: MEMBER_MESSAGES.EMAIL_INVALID() }),
    ...(asks.code && typed.code.length < EMAIL_CODE_LENGTH
      ? { code: MEMBER_MESSAGES.EMAIL_CODE_REQUIRED() }
      : {}),
  }
}

const OWNER_HINT = '가입할 때 인증한 이메일이에요.'

/** Both as one: nothing is sent before all of them are right. */
function joined(first: SentFields, own: SentFields): SentFields {
  return {
    isRight: first.isRight && own.isRight,
    failedCount: own.failedCount,
    showProblems: () => {
      first.showProblems()
      own.showProblems()
    },
  }
}

type EmailProofFormProps = {
  readonly form: EmailForm
  /** Login id that the form begins with; `null` where none is asked for. */
  readonly loginId: string | null
  readonly onTypedId?: (loginId: string) => void
  /** Fields above the address that have to be right before a code is mailed: it is valid once. */
  readonly first?: { readonly fields: SentFields; readonly content: ReactNode }
  /** Says what the address is for. */
  readonly hint?: string
  /** Look of the button, where the page has another one to end with. */
  readonly variant?: 'primary' | 'outline'
  readonly onProved: (emailProof: string, loginId: string, email: string) => void
}

/** Proving an e-mail address by the code that is sent there; with the login id where one is asked for. */
export function EmailProofForm(props: EmailProofFormProps) {
  const {
    form,
    loginId,
    onTypedId,
    onProved,
    first,
    hint = OWNER_HINT,
    variant = 'primary',
  } = props
  const proof = useEmailProof(form)
  const { canProve, isAgain, isBusy, emailProof, noticeText } = proof
  const asks = { loginId: loginId !== null, code: canProve }
  const start = { loginId: loginId ?? '', email: proof.email, code: '' }
  const fields = useFields(start, (typed) => problemsOf(typed, asks))
  const sent = first === undefined ? fields : joined(first.fields, fields)
  const { values } = fields
  const finish = useEffectEvent((given: string) =>
    onProved(given, values.loginId.trim(), proof.email),
  )
  useEffect(() => {
    if (emailProof !== null) finish(emailProof)
  }, [emailProof])
  const send = () => {
    fields.stateOf('code').onValue('')
    proof.send(values.email.trim())
  }
  const emailField = retyped(fields.stateOf('email'), () => {
    if (isAgain || noticeText !== null) proof.retype()
  })
  const idField = retyped(fields.stateOf('loginId'), onTypedId)
  return (
    <Form fields={sent} onSubmit={() => (canProve ? proof.prove(values.code) : send())}>
      {first?.content}
      {asks.loginId ? <LoginIdField state={idField} /> : null}
      <FormInput
        state={emailField}
        label="이메일"
        type="email"
        hint={hint}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
      />
      {canProve ? (
        <CodeField state={fields.stateOf('code')} dueAtMs={proof.dueAtMs} onSecond={proof.tick} />
      ) : null}
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      <Button type="submit" variant={variant} isWide isBusy={isBusy}>
        {submitLabel(proof)}
      </Button>
      {canProve ? (
        <Button variant="text" onClick={send}>
          인증번호 다시 받기
        </Button>
      ) : null}
    </Form>
  )
}

function submitLabel(proof: { readonly canProve: boolean; readonly isAgain: boolean }): string {
  if (proof.canProve) return '확인'
  return proof.isAgain ? '인증번호 다시 받기' : '인증번호 받기'
}

/** The login id of an account that its owner wants back. */
export function LoginIdField({ state }: { readonly state: FieldState }) {
  return <FormInput state={state} label="아이디" autoComplete="username" autoCapitalize="none" />
}
