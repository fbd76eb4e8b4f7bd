import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './SellerGoods.module.css'

type FormSectionProps = {
  readonly title: string
  readonly hint?: string | undefined
  /** Problems of its fields, the first of each. */
  readonly problems: readonly (string | undefined)[]
  readonly children: ReactNode
}

/** A part of a long form, with what is wrong with it below its name. */
export function FormSection({ title, hint, problems, children }: FormSectionProps) {
  const id = useId()
  const wrong = problems.filter((problem) => problem !== undefined)
  return (
    <section className={styles.section} aria-labelledby={id} data-problem={wrong.length > 0}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {wrong.map((problem) => (
        <p key={problem} className={styles.problem} role="alert">
          {problem}
        </p>
      ))}
      {children}
    </section>
  )
}
