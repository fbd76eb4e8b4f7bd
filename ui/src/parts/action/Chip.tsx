import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
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

type ChipLinkProps = {
  readonly to: string
  /** Leads to where the buyer is. */
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/** A place beside others of its kind. */
export function ChipLink({ to, isCurrent, children }: ChipLinkProps) {
  return (
    <AppLink className={styles.chip} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </AppLink>
  )
}
