import { isOwnPath } from '@jangteo/core/navigation/pageOpening.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { loginGaps } from '@jangteo/core/session/login.rules'
import type { LoginView } from '@jangteo/core/session/login.view'
import { useEffect, useEffectEvent } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../lib/router.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../parts/field/PasswordInput.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { useFields } from '../../parts/field/useFields.ts'
import type { FieldState } from '../../parts/field/useFields.ts'
import styles from './Session.module.css'
import { useLogin } from './useLogin.ts'

const FIRST_ENTRY_KEY = 'default'
const EMPTY = { loginId: '', password: '' }

function problemsOf(typed: typeof EMPTY) {
  const gaps = Object.entries(loginGaps(typed))
  return Object.fromEntries(gaps.map(([field, code]) => [field, SESSION_MESSAGES[code]()]))
}

/** Place where the login leads: the page that asked for it, else the page before, else home. */
function useReturn() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [query] = useSearchParams()
  const asked = query.get('returnUrl')
  const url = asked !== null && isOwnPath(asked) ? asked : routes.home()
  const goBack = () =>
    void (asked === null && key !== FIRST_ENTRY_KEY
      ? navigate(-1)
      : navigate(url, { replace: true }))
  return { url, goBack }
}

/** A field of the form; a notice is about what was typed, and goes as soon as something else is. */
function retypedField(state: FieldState, { retype }: LoginView): FieldState {
  const onValue = (value: string) => {
    retype()
    state.onValue(value)
  }
  return { ...state, onValue }
}

/** Leads back whoever logged in. */
function useWelcome({ isLoggedIn, suggestionText }: LoginView, goBack: () => void): void {
  const toast = useToast()
  const welcome = useEffectEvent(() => {
    goBack()
    if (suggestionText !== null) toast({ text: suggestionText })
  })
  useEffect(() => {
    if (isLoggedIn) welcome()
  }, [isLoggedIn])
}

/** Logging in with id and password. */
export function LoginScreen() {
  const caller = useCaller()
  const { isLoggedIn } = caller
  const isIdle = caller.isKnown && caller.sessionEndEnum === 'SESSION_IDLE'
  const { url, goBack } = useReturn()
  const login = useLogin()
  const fields = useFields(EMPTY, problemsOf)
  const { values } = fields
  useWelcome(login, goBack)
  if (isLoggedIn && !login.isBusy && !login.isLoggedIn) return <Navigate to={url} replace />
  return (
    <>
      <title>로그인 - 장터</title>
      <PageHeader title="로그인" width="form" />
      <Column width="form">
        <p className={styles.greeting}>
          반가워요.
          <br />
          아이디로 로그인해 주세요.
        </p>
        {isIdle && login.noticeText === null ? (
          <Callout>{SESSION_MESSAGES.SESSION_IDLE()}</Callout>
        ) : null}
        <Form fields={fields} onSubmit={() => login.submit(values)}>
          <FormInput
            state={retypedField(fields.stateOf('loginId'), login)}
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
          />
          <PasswordInput
            state={retypedField(fields.stateOf('password'), login)}
            label="비밀번호"
            autoComplete="current-password"
          />
          {login.noticeText === null ? null : <Callout tone="danger">{login.noticeText}</Callout>}
          <Button type="submit" isWide isBusy={login.isBusy}>
            로그인
          </Button>
        </Form>
        <section className={styles.other} aria-label="비회원">
          <p>비회원으로 주문했다면 주문번호로 찾을 수 있어요.</p>
          <ButtonLink to={routes.guestOrder()} variant="outline" isWide>
            비회원 주문조회
          </ButtonLink>
        </section>
      </Column>
    </>
  )
}
