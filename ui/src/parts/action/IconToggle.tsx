import type { LucideIcon } from 'lucide-react'
import { Icon } from '../picture/Icon.tsx'
import styles from './IconToggle.module.css'

type IconToggleProps = {
  readonly icon: LucideIcon
  /** Korean name for everybody who can't see the drawing. */
  readonly label: string
  readonly isOn: boolean
  /** On a picture it stands on a ground of its own; in a bar it has a frame. */
  readonly look?: 'picture' | 'bar' | 'plain'
  readonly onToggle: () => void
}

/** Something that is on or off; its drawing is full while it is on. */
export function IconToggle({ icon, label, isOn, look = 'plain', onToggle }: IconToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-look={look}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onToggle}
    >
      <span className={styles.ground}>
        <Icon of={icon} isFilled={isOn} />
      </span>
    </button>
  )
}
