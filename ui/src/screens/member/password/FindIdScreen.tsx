import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { pathWithoutVerification, returnedVerification } from '../identity/identityReturn.ts'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import { EmailProofForm } from './EmailProofForm.tsx'
import { readFoundLoginId, storeFoundLoginId } from './passwordDrafts.ts'
import type { FoundLoginId } from './passwordDrafts.ts'
import styles from './Password.module.css'
import { ProofWays, useProofWay } from './ProofWays.tsx'

const FOUND_STEP = 'found'

/** Finding a login id as its person, or by the e-mail address of the account. */
export function FindIdScreen() {
  const [query] = useSearchParams()
  const isFound = query.get('step') === FOUND_STEP
  const place = useFocusOn<HTMLDivElement>(isFound)
  return (
    <>
      <title>아이디 찾기 - 장터</title>
      <PageHeader title="아이디 찾기" width="form" />
      <Column width="form">
        <div className={styles.step} ref={place} tabIndex={-1}>
          {isFound ? <FoundStep /> : <ProofStep />}
        </div>
      </Column>
    </>
  )
}

/** Asks for the account of a proof. A proof is good for one question, so after a refusal the page begins again. */
function useFind() {
  const calls = useCalls()
  const navigate = useNavigate()
  const location = useLocation()
  const [round, setRound] = useState(0)
  const find = useMutation(
    calls.proof.findLoginId.mutationOptions({
      onSuccess: (found) => {
        storeFoundLoginId(found)
        void navigate(routes.findId({ step: FOUND_STEP }), {
          replace: pathWithoutVerification(location) !== location.pathname + location.search,
        })
      },
      onError: () => {
        void navigate(pathWithoutVerification(location), { replace: true })
        setRound((count) => count + 1)
      },
    }),
  )
  return { find, round }
}

function ProofStep() {
  const way = useProofWay()
  const { find, round } = useFind()
  const { search } = useLocation()
  return (
    <>
      <ProofWays way={way} urlOf={routes.findId} />
      {find.error === null ? null : <Callout tone="danger">{refusalText(find.error)}</Callout>}
      {way === 'identity' ? (
        <FindByIdentity
          key={returnedVerification(search)}
          onVerified={(verificationId) => find.mutate({ verificationId })}
        />
      ) : (
        <>
          <p className={styles.intro}>
            가입할 때 인증한 이메일로 찾으면 아이디를 앞 세 글자만 보여 드려요.
          </p>
          <EmailProofForm
            key={round}
            form="findId"
            loginId={null}
            onProved={(emailProof) => find.mutate({ emailProof })}
          />
        </>
      )}
      <section className={styles.other} aria-label="아이디를 안다면">
        <p>아이디를 알고 있다면 바로 비밀번호를 다시 정할 수 있어요.</p>
        <ButtonLink to={routes.resetPassword()} variant="outline" isWide>
          비밀번호 재설정
        </ButtonLink>
      </section>
    </>
  )
}

function FindByIdentity({ onVerified }: { readonly onVerified: (verificationId: string) => void }) {
  const check = useIdentityCheck({
    purpose: 'FIND_ACCOUNT',
    onVerified: ({ verificationId }) => onVerified(verificationId),
  })
  return (
    <>
      <p className={styles.intro}>본인인증을 하면 가입한 아이디를 알려 드려요.</p>
      <IdentityCheck view={check} />
    </>
  )
}

const socialNames = (socialList: FoundLoginId['socialList']) =>
  socialList.map((provider) => SOCIAL_PROVIDER_LABELS[provider]).join(', ')

/** The found account; a reload shows it again, another tab begins with the form. */
function FoundStep() {
  const [found] = useState(readFoundLoginId)
  return found === null ? <Navigate to={routes.findId()} replace /> : <Found found={found} />
}

function Found({ found: { loginId, joinedAt, socialList } }: { readonly found: FoundLoginId }) {
  return (
    <section className={styles.result} aria-label="찾은 아이디">
      <h2 className={styles.heading}>
        {loginId === null ? '소셜 로그인으로 가입한 계정이에요' : '아이디를 찾았어요'}
      </h2>
      <FactList
        facts={[
          { label: '아이디', value: loginId },
          { label: '가입일', value: formatDate(Date.parse(joinedAt)) },
          { label: '소셜 로그인', value: socialList.length === 0 ? null : socialNames(socialList) },
        ]}
      />
      <ButtonLink to={routes.login(routes.home())} isWide>
        로그인
      </ButtonLink>
      {loginId === null ? null : (
        <ButtonLink to={routes.resetPassword()} variant="outline" isWide>
          비밀번호 재설정
        </ButtonLink>
      )}
    </section>
  )
}
