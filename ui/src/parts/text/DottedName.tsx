import { Fragment } from 'react'
import styles from './DottedName.module.css'

const DOT = '·'

/** A name of parts with dots between them, such as `음료·차·우리 술`: a line may end with a dot, and never begins with one. */
export function DottedName({ name }: { readonly name: string }) {
  const parts = name.split(DOT)
  const [last = ''] = parts.slice(-1)
  return (
    <span>
      {parts.slice(0, -1).map((part) => (
        <Fragment key={part}>
          <span className={styles.part}>
            {part}
            {DOT}
          </span>
          <wbr />
        </Fragment>
      ))}
      {last}
    </span>
  )
}
