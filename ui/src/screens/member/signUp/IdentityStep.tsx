import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import { MemberWays } from './MemberWays.tsx'
import styles from './SignUp.module.css'

/** The person who joins, as the identity provider reports them; an identity that was verified already leads on. */
export function IdentityStep({ view }: { readonly view: SignUpView }) {
  const { draft, noticeText } = view
  return (
    <>
      <p className={styles.intro}>
        한 사람이 한 계정을 쓰도록 본인인증을 해요. 이름, 생년월일, 휴대폰 번호는 인증한 정보로
        저장해요. 만 14세 이상만 가입할 수 있어요.
      </p>
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      {draft.verificationId === null ? (
        <Check onVerified={view.verified} />
      ) : (
        <>
          <Callout>본인인증을 마쳤어요.</Callout>
          <Button isWide onClick={view.goOn}>
            다음
          </Button>
        </>
      )}
      <MemberWays />
    </>
  )
}

function Check({ onVerified }: { readonly onVerified: (verificationId: string) => void }) {
  const check = useIdentityCheck({
    purpose: 'JOIN',
    onVerified: ({ verificationId }) => onVerified(verificationId),
  })
  return <IdentityCheck view={check} />
}
