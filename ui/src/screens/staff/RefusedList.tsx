import { Callout } from '../../parts/text/Callout.tsx'
import styles from './RefusedList.module.css'

/** One of several things that were sent together, and why it was refused. */
export type Refused = { readonly id: string; readonly name: string; readonly message: string }

type RefusedListProps = { readonly label: string; readonly refused: readonly Refused[] }

/** The things that an action was refused for, each with the reason. */
export function RefusedList({ label, refused }: RefusedListProps) {
  return refused.length === 0 ? null : (
    <Callout tone="danger">
      <ul className={styles.rows} aria-label={label}>
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
