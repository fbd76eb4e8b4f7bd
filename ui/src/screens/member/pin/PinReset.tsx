import { pinPageUrl } from '@jangteo/core/member/pin/pinPage.rules'
import type { PinPage } from '@jangteo/core/member/pin/pinPage.rules'
import { useEffect, useState } from 'react'
import { storeHeld } from '../../../lib/pinTrip.ts'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import styles from './Pin.module.css'
import { PinEntry } from './PinEntry.tsx'

type PinResetProps = {
  readonly page: PinPage
  readonly onAccept: (pinTicket: string) => void
}

/** Another PIN: first who sets it is verified in the provider's window, then the PIN is typed. */
export function PinReset({ page, onAccept }: PinResetProps) {
  const [verificationId, setVerificationId] = useState<string | null>(null)
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  useEffect(() => storeHeld(state), [state])
  const verify = (id: string) => {
    setVerificationId(id)
    void navigate(pinPageUrl({ ...page, mode: 'reset' }), { replace: true, state })
  }
  if (verificationId === null) return <PinIdentity onVerified={verify} />
  const target = { purpose: page.purpose, verificationId }
  return (
    <PinEntry
      mode="reset"
      target={target}
      onAccept={onAccept}
      onReset={() => setVerificationId(null)}
    />
  )
}

/** The check that comes before another PIN. */
function PinIdentity({ onVerified }: { readonly onVerified: (verificationId: string) => void }) {
  const check = useIdentityCheck({
    purpose: 'PIN',
    onVerified: ({ verificationId }) => onVerified(verificationId),
  })
  return (
    <section className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.title}>본인인증을 해 주세요</h2>
        <p className={styles.text}>인증을 마치면 결제 비밀번호를 다시 설정할 수 있어요.</p>
      </div>
      <div className={styles.check}>
        <IdentityCheck view={check} />
      </div>
    </section>
  )
}
