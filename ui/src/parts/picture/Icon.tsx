import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

type IconProps = {
  readonly of: LucideIcon
  readonly size?: 's' | 'm' | 'l'
  /** Drawn as an area instead of a line. */
  readonly isFilled?: boolean
}

/** A drawing beside a text; the text carries the meaning. */
export function Icon({ of: Drawing, size = 'm', isFilled = false }: IconProps) {
  const fill = isFilled ? 'currentColor' : 'none'
  return (
    <Drawing className={styles.icon} data-size={size} strokeWidth={1.75} fill={fill} aria-hidden />
  )
}
