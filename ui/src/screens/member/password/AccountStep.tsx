import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { PasswordResetView } from '@jangteo/core/member/passwordReset.view'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { retyped, useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import { EmailProofForm, LoginIdField, loginIdProblem } from './EmailProofForm.tsx'
import styles from './Password.module.css'
import { storeResetDraft } from './passwordDrafts.ts'
import { ProofWays, useProofWay } from './ProofWays.tsx'

type StepProps = { readonly view: PasswordResetView }

/** Says whose password it is, and proves it; an account that was proved already stays so. */
export function AccountStep({ view }: StepProps) {
  return (
    <>
      {view.noticeText === null ? null : <Callout tone="danger">{view.noticeText}</Callout>}
      {view.proof === null ? <ProofForm view={view} /> : <ProvedAccount view={view} />}
      <section className={styles.other} aria-label="아이디를 잊었다면">
        <p>아이디가 기억나지 않는다면 먼저 찾아 주세요.</p>
        <ButtonLink to={routes.findId()} variant="outline" isWide>
          아이디 찾기
        </ButtonLink>
      </section>
    </>
  )
}

/** The login id, which the tab stores while it is typed, and the ways to prove that it is the buyer's. */
function ProofForm({ view }: StepProps) {
  const way = useProofWay()
  const [loginId, setLoginId] = useState(view.loginId)
  const type = (typed: string) => {
    setLoginId(typed)
    storeResetDraft({ loginId: typed, proof: null })
  }
  return (
    <>
      <ProofWays way={way} urlOf={routes.resetPassword} />
      {way === 'identity' ? (
        <IdentityProof
          loginId={loginId}
          onTypedId={type}
          onVerified={(verificationId) => view.proveAccount(loginId.trim(), { verificationId })}
        />
      ) : (
        <EmailProofForm
          form="resetPassword"
          loginId={loginId}
          onTypedId={type}
          onProved={(emailProof, typedId) => view.proveAccount(typedId, { emailProof })}
        />
      )}
    </>
  )
}

type IdentityProofProps = {
  readonly loginId: string
  readonly onTypedId: (loginId: string) => void
  readonly onVerified: (verificationId: string) => void
}

/** The window returns to this page, which knows the login id from the tab. */
function IdentityProof({ loginId, onTypedId, onVerified }: IdentityProofProps) {
  const check = useIdentityCheck({
    purpose: 'FIND_ACCOUNT',
    onVerified: ({ verificationId }) => onVerified(verificationId),
  })
  const fields = useFields({ loginId }, () => ({}))
  return (
    <>
      <LoginIdField state={retyped(fields.stateOf('loginId'), onTypedId)} />
      <IdentityCheck view={check} />
    </>
  )
}

/** An account that was proved: what is typed of its id can be corrected. */
function ProvedAccount({ view }: StepProps) {
  const fields = useFields({ loginId: view.loginId }, ({ loginId }) => {
    const problem = loginIdProblem(loginId)
    return problem === null ? {} : { loginId: problem }
  })
  return (
    <Form fields={fields} onSubmit={() => view.goOn(fields.values.loginId.trim())}>
      <LoginIdField state={fields.stateOf('loginId')} />
      <Callout>본인 확인을 마쳤어요.</Callout>
      <Button type="submit" isWide>
        다음
      </Button>
    </Form>
  )
}
