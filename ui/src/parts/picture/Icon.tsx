import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

type IconProps = { readonly of: LucideIcon; readonly size?: 's' | 'm' | 'l' }

/** A drawing beside a text; the text carries the meaning. */
export function Icon({ of: Drawing, size = 'm' }: IconProps) {
  return <Drawing className={styles.icon} data-size={size} strokeWidth={1.75} aria-hidden />
}
