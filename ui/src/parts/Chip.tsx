import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipProps = {
  readonly isSelected: boolean
  readonly isDisabled?: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** One of a few choices that filter what is shown. */
export function Chip({ isSelected, isDisabled = false, onSelect, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onSelect}
    >
      {children}
    </button>
  )
}
