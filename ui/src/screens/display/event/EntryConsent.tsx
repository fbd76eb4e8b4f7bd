import { EVENT_ENTRY_TERMS } from '@jangteo/core/display/event.rules'
import { EVENT_PRIVACY_FACTS } from '@jangteo/core/display/event.view'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './EventDetail.module.css'

type EntryConsentProps = {
  readonly agreed: readonly TermsKind[]
  readonly onToggle: (kind: TermsKind) => void
  /** Reason why an entry was not sent. */
  readonly problem: string | null
}

/** Consents that an entry to an event or a special sale needs. */
export function EntryConsent({ agreed, onToggle, problem }: EntryConsentProps) {
  return (
    <>
      {EVENT_ENTRY_TERMS.map(({ kind, isRequired }) => (
        <div key={kind}>
          <Checkbox isChecked={agreed.includes(kind)} onChange={() => onToggle(kind)}>
            <span>
              {isRequired ? AGREEMENT_MESSAGES.REQUIRED_MARK() : AGREEMENT_MESSAGES.OPTIONAL_MARK()}{' '}
              {TERMS_KIND_LABELS[kind]}
            </span>
          </Checkbox>
          <details>
            <summary className={styles.more} aria-label={`${TERMS_KIND_LABELS[kind]} 내용 보기`}>
              내용 보기
            </summary>
            <FactList facts={EVENT_PRIVACY_FACTS} />
          </details>
        </div>
      ))}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
