import { ChevronRight } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './Account.module.css'

type SettingLinkProps = {
  readonly to: string
  readonly name: string
  readonly note: string
}

/** A page of the settings in a list of them, with a line of what is there. */
export function SettingLink({ to, name, note }: SettingLinkProps) {
  return (
    <li>
      <AppLink to={to} className={styles.link}>
        <span className={styles.linkText}>
          <span className={styles.linkName}>{name}</span>
          <span className={styles.note}>{note}</span>
        </span>
        <Icon of={ChevronRight} size="s" />
      </AppLink>
    </li>
  )
}
