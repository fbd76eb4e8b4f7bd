import { EVENT_ENTRY_TERMS } from '@jangteo/core/display/event.rules'
import { EVENT_PRIVACY_FACTS } from '@jangteo/core/display/event.view'
import type { EventEntryView } from '@jangteo/core/display/event.view'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './EventDetail.module.css'
import { useEnterEvent } from './useEnterEvent.ts'

type EntryFormProps = { readonly eventId: string; readonly view: EventEntryView }

/** Consent and button of an entry; after it, and after the end, the button alone says so until winners are drawn. */
export function EntryForm({ eventId, view }: EntryFormProps) {
  const { agreed, toggle, problem, isBusy, enter } = useEnterEvent(eventId)
  if (view.buttonText === null) return null
  if (!view.canPress) {
    return (
      <Button isWide aria-disabled variant="outline">
        {view.buttonText}
      </Button>
    )
  }
  return (
    <div className={styles.terms}>
      {EVENT_ENTRY_TERMS.map(({ kind, isRequired }) => (
        <div key={kind}>
          <Checkbox isChecked={agreed.includes(kind)} onChange={() => toggle(kind)}>
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
      <Button isWide isBusy={isBusy} onClick={() => void enter()}>
        {view.buttonText}
      </Button>
    </div>
  )
}
