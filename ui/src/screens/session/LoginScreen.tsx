import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { loginGaps } from '@jangteo/core/session/login.rules'
import type { LoginView } from '@jangteo/core/session/login.view'
import { useEffect, useEffectEvent } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../lib/router.ts'
import { isFirstEntry } from '../../lib/useGoBack.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../parts/field/PasswordInput.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { retyped, useFields } from '../../parts/field/useFields.ts'
import { SocialButtons } from '../member/social/SocialButtons.tsx'
import styles from './Session.module.css'
import { useLogin } from './useLogin.ts'

const EMPTY = { loginId: '', password: '' }

function problemsOf(typed: typeof EMPTY) {
  const gaps = Object.entries(loginGaps(typed))
  return Object.fromEntries(gaps.map(([field, code]) => [field, SESSION_MESSAGES[code]()]))
}

type Return = {
  readonly url: string
  /** Page that asked for the login; `null` for none. */
  readonly asked: string | null
  readonly goBack: () => void
}

/** Place where the login leads: the page that asked for it, else the page before, else home. */
function useReturn(): Return {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [query] = useSearchParams()
  const named = query.get('returnUrl')
  const asked = ownPathOf(named)
  const url = asked ?? routes.home()
  const goBack = () =>
    void (named === null && !isFirstEntry(key) ? navigate(-1) : navigate(url, { replace: true }))
  return { url, asked, goBack }
}

/** Leads back whoever logged in; first to the suggestion of another password where the present one is old. */
function useWelcome({ isLoggedIn, suggestsPasswordChange }: LoginView, back: Return): void {
  const navigate = useNavigate()
  const welcome = useEffectEvent(() => {
    if (suggestsPasswordChange) void navigate(routes.passwordLater(back.url), { replace: true })
    else back.goBack()
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
  const back = useReturn()
  const login = useLogin()
  const fields = useFields(EMPTY, problemsOf)
  const { values } = fields
  useWelcome(login, back)
  if (isLoggedIn && !login.isBusy && !login.isLoggedIn) return <Navigate to={back.url} replace />
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
            state={retyped(fields.stateOf('loginId'), login.retype)}
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
          />
          <PasswordInput
            state={retyped(fields.stateOf('password'), login.retype)}
            label="비밀번호"
            autoComplete="current-password"
          />
          {login.noticeText === null ? null : <LoginNotice {...login} />}
          <Button type="submit" isWide isBusy={login.isBusy}>
            로그인
          </Button>
        </Form>
        <nav className={styles.ways} aria-label="회원가입과 계정 찾기">
          <span className={styles.way}>
            <ButtonLink to={routes.signUp({ returnUrl: back.asked })} variant="text" size="s">
              회원가입
            </ButtonLink>
          </span>
          <span className={styles.way}>
            <ButtonLink to={routes.findId()} variant="text" size="s">
              아이디 찾기
            </ButtonLink>
          </span>
          <span className={styles.way}>
            <ButtonLink to={routes.resetPassword()} variant="text" size="s">
              비밀번호 재설정
            </ButtonLink>
          </span>
        </nav>
        <SocialButtons returnUrl={back.url} />
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

/** Reason why a login came to nothing, and the way on where a new password is one. */
function LoginNotice({ noticeText, needsNewPassword }: LoginView) {
  return (
    <Callout tone="danger">
      <div className={styles.notice}>
        <p>{noticeText}</p>
        {needsNewPassword ? (
          <ButtonLink to={routes.resetPassword()} variant="outline" size="s">
            비밀번호 재설정
          </ButtonLink>
        ) : null}
      </div>
    </Callout>
  )
}
