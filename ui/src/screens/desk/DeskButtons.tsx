import { Button } from '../../parts/action/Button.tsx'
import styles from './Desk.module.css'
import { eventsByActor } from './deskData.ts'
import type { DeskButton } from './deskData.ts'

type DeskButtonsProps<Event extends DeskButton> = {
  readonly events: readonly Event[]
  /** The heading of what they are sent to. */
  readonly titleId: string
  /** The event on its way; `null` while none is. */
  readonly sending: string | null
  readonly onPress: (event: Event) => void
}

/** Actions, by their actor. */
export function DeskButtons<Event extends DeskButton>(props: DeskButtonsProps<Event>) {
  const { events, titleId, sending, onPress } = props
  const groups = eventsByActor(events)
  if (groups.length === 0) return <p className={styles.order}>더 할 일이 없어요.</p>
  return (
    <div className={styles.actors}>
      {groups.map(({ actor, label, events: ofActor }) => (
        <fieldset key={actor} aria-describedby={titleId}>
          <legend className={styles.actorName}>{label}</legend>
          <div className={styles.events}>
            {ofActor.map((event) => (
              <Button
                key={event.type}
                size="s"
                variant="outline"
                isBusy={sending === event.type}
                onClick={() => onPress(event)}
              >
                {event.label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
