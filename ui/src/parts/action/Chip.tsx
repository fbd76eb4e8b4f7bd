import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
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

type ChipOpenerProps = {
  /** Something is chosen behind it. */
  readonly isSelected: boolean
  readonly onWarm: () => void
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** Opens a sheet with the choices of one kind, such as prices. */
export function ChipOpener({ isSelected, onWarm, onOpen, children }: ChipOpenerProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      data-selected={isSelected}
      onPointerDown={onWarm}
      onClick={onOpen}
    >
      {children}
      <Icon of={ChevronDown} size="s" />
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
