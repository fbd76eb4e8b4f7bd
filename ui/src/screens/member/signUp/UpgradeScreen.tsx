import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import styles from './SignUp.module.css'
import {
  forgetUpgradeVerification,
  readUpgradeVerification,
  storeUpgradeVerification,
} from './signUpDraft.ts'
import { readReturnUrl } from './signUpUrl.ts'
import { UpgradeForm } from './UpgradeForm.tsx'

/** An associate member becoming a member, by a verified identity; the account stays the same. */
export function UpgradeScreen() {
  return (
    <>
      <title>정회원 되기 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="정회원 되기" width="form" />
      <Column width="form">
        <MemberOnly subject="정회원 되기" skeleton={<UpgradeSkeleton />}>
          <Upgrade />
        </MemberOnly>
      </Column>
    </>
  )
}

function Upgrade() {
  const caller = useCaller()
  const [verificationId, setVerificationId] = useState(readUpgradeVerification)
  const [refusedText, setRefusedText] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const isMember = caller.isKnown && caller.memberShipType === 'MEMBER'
  const place = useFocusOn<HTMLDivElement>(verificationId ?? refusedText)
  if (isDone || (isMember && caller.hasPassword)) return <Upgraded />
  return (
    <div className={styles.step} ref={place} tabIndex={-1}>
      <h2 className={styles.heading}>
        {isMember ? '아이디와 비밀번호를 만들어 주세요' : '본인인증을 하면 정회원이 돼요'}
      </h2>
      <p className={styles.intro}>
        장바구니, 쿠폰, 주문내역, 찜은 그대로예요. 이름, 생년월일, 휴대폰 번호는 인증한 정보로
        바뀌어요.
      </p>
      {refusedText === null ? null : <Callout tone="danger">{refusedText}</Callout>}
      {verificationId === null ? (
        <Check onVerified={setVerificationId} />
      ) : (
        <UpgradeForm
          verificationId={verificationId}
          onDone={() => setDone(true)}
          onUnverified={(text) => {
            forgetUpgradeVerification()
            setRefusedText(text)
            setVerificationId(null)
          }}
        />
      )}
    </div>
  )
}

function Check({ onVerified }: { readonly onVerified: (verificationId: string) => void }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const check = useIdentityCheck({
    purpose: 'JOIN',
    onVerified: ({ verificationId }) => {
      storeUpgradeVerification(verificationId)
      onVerified(verificationId)
      void navigate(routes.upgrade(readReturnUrl(query)), { replace: true })
    },
  })
  return <IdentityCheck view={check} />
}

/** The end: there is nothing left to verify. */
function Upgraded() {
  const [query] = useSearchParams()
  const returnUrl = readReturnUrl(query)
  return (
    <section className={styles.result} aria-label="전환 완료">
      <h2 className={styles.heading}>정회원이에요</h2>
      <p className={styles.intro}>모든 혜택을 이용할 수 있어요.</p>
      <ButtonLink to={returnUrl ?? routes.myPage()} isWide>
        {returnUrl === null ? '마이페이지로 가기' : '보던 화면으로 돌아가기'}
      </ButtonLink>
    </section>
  )
}

function UpgradeSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
