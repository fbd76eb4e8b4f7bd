import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import line from '../../parts/goods/GoodsLine.module.css'
import { Img } from '../../parts/picture/Img.tsx'
import styles from './OrderStrip.module.css'

type ParcelLineProps = {
  readonly to: string
  readonly picture: string
  readonly name: string
  /** State of what `name` says: the day that it arrives on. */
  readonly text: string
  /** Parcels that the line does not name. */
  readonly otherCount?: number
  /** Behind the words, where there is room. */
  readonly children?: ReactNode
}

/** Parcels on their way as a line that leads there. */
export function ParcelLine(props: ParcelLineProps) {
  const { to, picture, name, text, otherCount = 0, children } = props
  return (
    <AppLink className={styles.link} to={to}>
      <span className={clsx(styles.picture, styles.spare)}>
        <Img picture={picture} alt="" sizes="40px" />
      </span>
      <span className={clsx(line.names, styles.words)}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={line.option}>
          <strong className={styles.text}>{text}</strong>
          {otherCount === 0 ? null : ` · 그 밖에 ${otherCount}건`}
        </span>
      </span>
      {children === undefined ? null : <span className={styles.spare}>{children}</span>}
    </AppLink>
  )
}
