import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCaller } from '../../../lib/caller.ts'
import { Navigate, useSearchParams } from '../../../lib/router.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { AccountStep } from './AccountStep.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { SignUpMarks } from './SignUpMarks.tsx'
import styles from './SignUp.module.css'
import { readReturnUrl, readSignUpStep } from './signUpUrl.ts'
import { TermsStep } from './TermsStep.tsx'
import { useSignUp } from './useSignUp.ts'
import { Welcome } from './Welcome.tsx'

/** Becoming a member in steps, and the welcome after them. */
export function SignUpScreen() {
  const [query] = useSearchParams()
  const isWelcome = readSignUpStep(query) === 'welcome'
  return (
    <>
      <title>회원가입 - 장터</title>
      <PageHeader title="회원가입" width="form" />
      <Column width="form">{isWelcome ? <WelcomeStep /> : <SignUp />}</Column>
    </>
  )
}

/** The welcome of who is logged in; anybody else begins. */
function WelcomeStep() {
  const caller = useCaller()
  if (!caller.isKnown) return null
  return caller.isLoggedIn ? (
    <Welcome name={caller.name ?? '회원'} />
  ) : (
    <Navigate to={routes.signUp()} replace />
  )
}

function SignUp() {
  const { isLoggedIn } = useCaller()
  const [query] = useSearchParams()
  const view = useSignUp()
  const place = useFocusOn<HTMLDivElement>(view.step ?? 'terms')
  const isOver = view.isBusy || view.step === 'joined'
  if (isLoggedIn && !isOver) return <Navigate to={readReturnUrl(query) ?? routes.home()} replace />
  return (
    <div className={styles.step} ref={place} tabIndex={-1}>
      <Step view={view} />
    </div>
  )
}

function Step({ view }: { readonly view: SignUpView }) {
  switch (view.step) {
    case null:
    case 'joined':
      return null
    case 'unanswered':
      return <UnansweredStep view={view} />
    case 'terms':
      return (
        <>
          <SignUpMarks step="terms" title="약관에 동의해 주세요" />
          <TermsStep view={view} />
        </>
      )
    case 'identity':
      return (
        <>
          <SignUpMarks step="identity" title="본인인증을 해 주세요" />
          <IdentityStep view={view} />
        </>
      )
    case 'account':
      return (
        <>
          <SignUpMarks step="account" title="로그인에 쓸 정보를 정해 주세요" />
          <AccountStep view={view} />
        </>
      )
  }
}

/** Nobody knows if the sign-up arrived: it is sent again as it was. */
function UnansweredStep({ view }: { readonly view: SignUpView }) {
  return (
    <section className={styles.result} aria-label="결과">
      <Callout tone="danger">{view.noticeText}</Callout>
      <Button isWide onClick={view.repeat}>
        다시 확인
      </Button>
      <ButtonLink to={routes.login()} variant="outline" isWide>
        로그인
      </ButtonLink>
      <Button variant="text" onClick={view.dismiss}>
        입력한 내용 수정하기
      </Button>
    </section>
  )
}
