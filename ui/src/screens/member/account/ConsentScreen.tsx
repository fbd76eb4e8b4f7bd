import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import { clsx } from 'clsx'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { termsIdOf } from '@jangteo/core/terms/termsVersion.rules'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './Account.module.css'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { useConsents } from './useConsents.ts'
import type { Consent } from './useConsents.ts'

/** The consents of a member with their days; those that can be withdrawn have a switch. */
export function ConsentScreen() {
  return (
    <>
      <title>약관과 수신 동의 - 장터</title>
      <PageHeader title="약관과 수신 동의" width="form" />
      <MemberOnly subject="약관과 수신 동의" skeleton={<AccountSkeleton />}>
        <Consents />
      </MemberOnly>
    </>
  )
}

function Consents() {
  const { consents, changingKind, change } = useConsents()
  const required = consents.filter(({ requiredYn }) => requiredYn === 'Y')
  const optional = consents.filter(({ requiredYn }) => requiredYn === 'N')
  return (
    <Column width="form">
      <section className={styles.section} aria-labelledby="optional-consents">
        <h2 id="optional-consents" className={styles.title}>
          선택 동의
        </h2>
        <p className={styles.note}>
          동의하지 않아도 장터를 이용할 수 있어요. 광고성 정보는 장터가 보내요.
        </p>
        <ul>
          {optional.map((consent) => (
            <OptionalConsent
              key={consent.termsKind}
              consent={consent}
              isChanging={changingKind === consent.termsKind}
              onChange={(isAgreed) => change(consent.termsKind, isAgreed)}
            />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="required-consents">
        <h2 id="required-consents" className={styles.title}>
          필수 동의
        </h2>
        <p className={styles.note}>{TERMS_MESSAGES.TERMS_NOT_WITHDRAWABLE()}</p>
        <ul>
          {required.map(({ termsKind, text }) => (
            <li key={termsKind} className={styles.entry}>
              <div className={styles.facts}>
                <span className={styles.device}>{TERMS_KIND_LABELS[termsKind]}</span>
                {text === null ? null : <span className={styles.note}>{text}</span>}
              </div>
              <TermsLink kind={termsKind} />
            </li>
          ))}
        </ul>
      </section>
    </Column>
  )
}

type OptionalConsentProps = {
  readonly consent: Consent
  readonly isChanging: boolean
  readonly onChange: (isAgreed: boolean) => void
}

function OptionalConsent({ consent, isChanging, onChange }: OptionalConsentProps) {
  const { termsKind, agreeYn, renewalDueYn, text } = consent
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <Checkbox isChecked={agreeYn === 'Y'} onChange={onChange}>
          {TERMS_KIND_LABELS[termsKind]}
        </Checkbox>
        {text === null ? null : <span className={clsx(styles.note, styles.under)}>{text}</span>}
      </div>
      <TermsLink kind={termsKind} />
      {renewalDueYn === 'Y' ? <Renewal {...{ consent, isChanging, onChange }} /> : null}
    </li>
  )
}

function TermsLink({ kind }: { readonly kind: Consent['termsKind'] }) {
  return (
    <AppLink
      to={lifeRoutes.termsDetail(termsIdOf(kind))}
      className={styles.fullText}
      aria-label={`${TERMS_KIND_LABELS[kind]} 전문 보기`}
    >
      전문 보기
    </AppLink>
  )
}

/** Asks again for a consent of two years ago; until it is answered it holds. */
function Renewal({ consent, isChanging, onChange }: OptionalConsentProps) {
  const name = TERMS_KIND_LABELS[consent.termsKind]
  return (
    <>
      <Callout>{TERMS_MESSAGES.CONSENT_RENEWAL()}</Callout>
      <div className={styles.answers}>
        <Button
          variant="outline"
          size="s"
          aria-label={`${name} 그만 받기`}
          isBusy={isChanging}
          onClick={() => onChange(false)}
        >
          그만 받기
        </Button>
        <Button
          variant="outline"
          size="s"
          aria-label={`${name} 계속 받기`}
          isBusy={isChanging}
          onClick={() => onChange(true)}
        >
          계속 받기
        </Button>
      </div>
    </>
  )
}
