import type { EventEntryView } from '@jangteo/core/display/event.view'
import { Button } from '../../../parts/action/Button.tsx'
import { EntryConsent } from './EntryConsent.tsx'
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
      <EntryConsent agreed={agreed} onToggle={toggle} problem={problem} />
      <Button isWide isBusy={isBusy} onClick={() => void enter()}>
        {view.buttonText}
      </Button>
    </div>
  )
}
