import { isOwnPath } from '@jangteo/core/navigation/pageOpening.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../lib/router.ts'
import { useSessionChange } from '../../lib/sessionChange.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { useFields } from '../../parts/field/useFields.ts'
import styles from './Session.module.css'

const FIRST_ENTRY_KEY = 'default'
const EMPTY = { loginId: '', password: '' }

function problemsOf({ loginId, password }: typeof EMPTY) {
  return {
    ...(loginId.trim() === '' ? { loginId: SESSION_MESSAGES.LOGIN_ID_REQUIRED() } : {}),
    ...(password === '' ? { password: SESSION_MESSAGES.LOGIN_PASSWORD_REQUIRED() } : {}),
  }
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

function useLogin(onDone: () => void) {
  const calls = useCalls()
  const changeSession = useSessionChange()
  const toast = useToast()
  return useMutation(
    calls.session.login.mutationOptions({
      onSuccess: async ({ isPasswordChangeDue }) => {
        await changeSession()
        onDone()
        if (isPasswordChangeDue) toast({ text: SESSION_MESSAGES.PASSWORD_OLD() })
      },
    }),
  )
}

/** Logging in with id and password. */
export function LoginScreen() {
  const caller = useCaller()
  const { isLoggedIn } = caller
  const isIdle = caller.isKnown && caller.sessionEndEnum === 'SESSION_IDLE'
  const { url, goBack } = useReturn()
  const login = useLogin(goBack)
  const fields = useFields(EMPTY, problemsOf)
  const submit = () => {
    if (login.isPending) return
    const { loginId, password } = fields.values
    login.mutate({ loginId: loginId.trim(), password })
  }
  if (isLoggedIn && login.isIdle) return <Navigate to={url} replace />
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
        {isIdle && login.error === null ? (
          <Callout>{SESSION_MESSAGES.SESSION_IDLE()}</Callout>
        ) : null}
        <Form fields={fields} onSubmit={submit}>
          <FormInput
            state={fields.stateOf('loginId')}
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
          />
          <FormInput
            state={fields.stateOf('password')}
            label="비밀번호"
            type="password"
            autoComplete="current-password"
          />
          {login.error === null ? null : (
            <Callout tone="danger">{refusalText(login.error)}</Callout>
          )}
          <Button type="submit" isWide isBusy={login.isPending}>
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
