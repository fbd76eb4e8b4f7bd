import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import styles from './IconButton.module.css'

type Shown = {
  readonly icon: LucideIcon
  /** Korean name for everybody who can't see the drawing. */
  readonly label: string
  readonly variant?: 'plain' | 'floating'
  readonly iconSize?: 's' | 'm'
  readonly children?: ReactNode
}

type IconButtonProps = Shown &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type' | 'aria-label'>

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', iconSize = 'm', children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      className={styles.iconButton}
      data-variant={variant}
      aria-label={label}
    >
      <Icon of={icon} size={iconSize} />
      {children}
    </button>
  )
}

type IconLinkProps = Shown & {
  readonly to: string
  /** Leaves a bar that has no room for all of its links. */
  readonly isSpare?: boolean
}

export function IconLink({ icon, label, to, isSpare, children }: IconLinkProps) {
  return (
    <AppLink to={to} className={styles.iconButton} aria-label={label} data-spare={isSpare}>
      <Icon of={icon} />
      {children}
    </AppLink>
  )
}
