import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Callout.module.css'
import { Icon } from '../picture/Icon.tsx'

type CalloutProps = {
  readonly tone?: 'neutral' | 'danger'
  readonly children: ReactNode
}

/** A remark inside a page; a danger is announced at once to screen readers. */
export function Callout({ tone = 'neutral', children }: CalloutProps) {
  const isDanger = tone === 'danger'
  return (
    <div className={styles.callout} data-tone={tone} role={isDanger ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon of={isDanger ? CircleAlert : Info} size="s" />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
