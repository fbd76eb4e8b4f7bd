import { maskEmailCode } from '@jangteo/core/member/emailCode.rules'
import type { FactorView, StaffLoginView } from '@jangteo/core/staff/staffLogin.view'
import { lazy, Suspense, useId } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { CopyButton } from '../../parts/action/CopyButton.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { MaskedInput } from '../../parts/field/MaskedInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import styles from './StaffCard.module.css'

/** Only the first login of an operator loads what draws it. */
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

const EMPTY = { code: '' }
const noProblems = () => ({})

type StaffFactorFormProps = { readonly login: StaffLoginView; readonly factor: FactorView }

/** The second factor of a login: a mailed code, or the code of an authenticator, which is set up first if need be. */
export function StaffFactorForm({ login, factor }: StaffFactorFormProps) {
  const fields = useFields(EMPTY, noProblems)
  const titleId = useId()
  return (
    <section className={styles.factor} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subtitle}>
        {factor.title}
      </h2>
      <p className={styles.guide}>{factor.guide}</p>
      {factor.secretText === null ? null : <Setup factor={factor} secret={factor.secretText} />}
      <Form fields={fields} onSubmit={() => login.confirm(fields.values.code)}>
        <MaskedInput
          state={fields.stateOf('code')}
          label="인증번호"
          format={maskEmailCode}
          autoComplete="one-time-code"
        />
        {login.problemText === null ? null : <Callout tone="danger">{login.problemText}</Callout>}
        <Button type="submit" isWide isBusy={login.isBusy}>
          확인
        </Button>
        <Button variant="text" size="s" onClick={login.restart}>
          처음부터 다시 로그인
        </Button>
      </Form>
    </section>
  )
}

type SetupProps = { readonly factor: FactorView; readonly secret: string }

function Setup({ factor: { uri }, secret }: SetupProps) {
  return (
    <div className={styles.setup}>
      {uri === null ? null : (
        <div className={styles.qr}>
          <Suspense fallback={null}>
            <QrCode text={uri} label="인증 앱에 등록하는 QR 코드" />
          </Suspense>
        </div>
      )}
      <code className={styles.secret}>{secret}</code>
      <div className={styles.setupActions}>
        <CopyButton text={secret.replaceAll(' ', '')} label="키">
          키 복사
        </CopyButton>
        {uri === null ? null : (
          <a className={styles.appLink} href={uri}>
            이 기기의 인증 앱 열기
          </a>
        )}
      </div>
    </div>
  )
}
