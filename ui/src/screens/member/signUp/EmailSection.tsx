import { decideEmail } from '@jangteo/core/member/member.rules'
import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { Button } from '../../../parts/action/Button.tsx'
import { EmailProofForm } from '../password/EmailProofForm.tsx'
import { forgetSignUpEmail } from '../password/passwordDrafts.ts'
import styles from './SignUp.module.css'

/** The e-mail address of the account, proved by the code that is sent there. */
export function EmailSection({ view }: { readonly view: SignUpView }) {
  const { draft, problemTexts, proveEmail, retypeEmail } = view
  const problem = problemTexts.email ?? null
  return (
    <section className={styles.email} aria-label="이메일 인증">
      {problem === null ? null : (
        <p className={styles.problem} data-problem="true" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
      {draft.proved === null ? (
        <EmailProofForm
          form="signUp"
          loginId={null}
          hint="주문 소식과 비밀번호 재설정 메일을 받을 주소예요."
          variant="outline"
          onProved={(emailProof, _loginId, email) => {
            const decided = decideEmail(email)
            if (decided.ok) proveEmail({ email: decided.value, emailProof })
          }}
        />
      ) : (
        <ProvedEmail
          email={draft.proved.email}
          onChange={() => {
            forgetSignUpEmail()
            retypeEmail()
          }}
        />
      )}
    </section>
  )
}

type ProvedEmailProps = { readonly email: string; readonly onChange: () => void }

function ProvedEmail({ email, onChange }: ProvedEmailProps) {
  return (
    <div className={styles.proved}>
      <div>
        <p className={styles.label}>이메일</p>
        <p className={styles.address}>{email}</p>
        <p className={styles.free}>이메일 인증을 마쳤어요.</p>
      </div>
      <Button variant="outline" size="s" onClick={onChange}>
        이메일 변경
      </Button>
    </div>
  )
}
