import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { loginGaps } from '@jangteo/core/session/login.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { StaffLoginView } from '@jangteo/core/staff/staffLogin.view'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from '../../lib/router.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../parts/field/PasswordInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { StaffCard } from './StaffCard.tsx'
import { StaffFactorForm } from './StaffFactorForm.tsx'
import { useStaffLogin } from './useStaffLogin.ts'

const EMPTY = { loginId: '', password: '' }

function problemsOf(typed: typeof EMPTY) {
  const gaps = Object.entries(loginGaps(typed))
  return Object.fromEntries(gaps.map(([field, code]) => [field, SESSION_MESSAGES[code]()]))
}

type StaffLoginScreenProps = {
  readonly kind: StaffKind
  /** Name of the place, such as 판매자센터. */
  readonly place: string
  readonly homeUrl: string
  /** Page that mails a link for another password. */
  readonly passwordUrl: string
}

/** Leads whoever logged in to the page that asked for it, else home. */
function useWelcome({ isLoggedIn }: StaffLoginView, homeUrl: string): void {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const welcome = useEffectEvent(() => {
    const url = ownPathOf(query.get('returnUrl')) ?? homeUrl
    void navigate(url, { replace: true })
  })
  useEffect(() => {
    if (isLoggedIn) welcome()
  }, [isLoggedIn])
}

/** Logging in as staff: id and password, then a second factor where one is due. */
export function StaffLoginScreen({ kind, place, homeUrl, passwordUrl }: StaffLoginScreenProps) {
  const login = useStaffLogin(kind)
  useWelcome(login, homeUrl)
  return (
    <StaffCard title={`${place} 로그인`} place={place}>
      {login.factor === null ? (
        <PasswordForm login={login} passwordUrl={passwordUrl} />
      ) : (
        <StaffFactorForm login={login} factor={login.factor} />
      )}
    </StaffCard>
  )
}

type PasswordFormProps = { readonly login: StaffLoginView; readonly passwordUrl: string }

function PasswordForm({ login, passwordUrl }: PasswordFormProps) {
  const fields = useFields(EMPTY, problemsOf)
  return (
    <Form fields={fields} onSubmit={() => login.submit(fields.values)}>
      <FormInput
        state={fields.stateOf('loginId')}
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        state={fields.stateOf('password')}
        label="비밀번호"
        autoComplete="current-password"
      />
      {login.problemText === null ? null : <Callout tone="danger">{login.problemText}</Callout>}
      <Button type="submit" isWide isBusy={login.isBusy}>
        로그인
      </Button>
      <ButtonLink to={passwordUrl} variant="text" size="s">
        비밀번호를 잊었어요
      </ButtonLink>
    </Form>
  )
}
