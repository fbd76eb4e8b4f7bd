import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { PasswordResetView } from '@jangteo/core/member/passwordReset.view'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { AccountStep } from './AccountStep.tsx'
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.tsx'
import styles from './Password.module.css'
import { useResetPassword } from './useResetPassword.ts'

/** Setting another password without the present one. */
export function ResetPasswordScreen() {
  const view = useResetPassword()
  const place = useFocusOn<HTMLDivElement>(view.step ?? 'account')
  return (
    <>
      <title>비밀번호 재설정 - 장터</title>
      <PageHeader title="비밀번호 재설정" width="form" />
      <Column width="form">
        <div className={styles.step} ref={place} tabIndex={-1}>
          <Step view={view} />
        </div>
      </Column>
    </>
  )
}

function Step({ view }: { readonly view: PasswordResetView }) {
  switch (view.step) {
    case null:
      return null
    case 'account':
      return <AccountStep view={view} />
    case 'password':
      return <PasswordStep view={view} />
    case 'unanswered':
      return <UnansweredStep onDismiss={view.dismiss} />
    case 'reset':
      return <ResetStep />
  }
}

function PasswordStep({ view }: { readonly view: PasswordResetView }) {
  const fields = useFields({ password: '', confirmation: '' }, (typed) =>
    newPasswordProblems({ ...typed, loginId: view.loginId }),
  )
  const submit = () => {
    if (!view.isBusy) view.submit(fields.values)
  }
  return (
    <>
      <p className={styles.intro}>
        새 비밀번호를 입력해 주세요. 변경하면 다른 기기에서는 모두 로그아웃돼요.
      </p>
      <Form fields={fields} onSubmit={submit}>
        <NewPasswordFields fields={fields} onTyped={view.retype} />
        {view.noticeText === null ? null : <Callout tone="danger">{view.noticeText}</Callout>}
        <Button type="submit" isWide isBusy={view.isBusy}>
          비밀번호 변경
        </Button>
      </Form>
    </>
  )
}

function UnansweredStep({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <section className={styles.result} aria-label="결과">
      <Callout tone="danger">
        비밀번호가 변경됐는지 확인하지 못했어요. 새 비밀번호로 로그인해 보고, 되지 않으면 다시
        시도해 주세요.
      </Callout>
      <ButtonLink to={routes.login(routes.home())} isWide>
        로그인
      </ButtonLink>
      <Button variant="outline" isWide onClick={onDismiss}>
        다시 시도
      </Button>
    </section>
  )
}

function ResetStep() {
  return (
    <section className={styles.result} aria-label="결과">
      <h2 className={styles.heading}>비밀번호를 변경했어요</h2>
      <p className={styles.intro}>새 비밀번호로 로그인해 주세요.</p>
      <ButtonLink to={routes.login(routes.home())} isWide>
        로그인
      </ButtonLink>
    </section>
  )
}
