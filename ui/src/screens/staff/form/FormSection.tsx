import type { ReactNode } from 'react'
import styles from './StaffForm.module.css'

type FormSectionProps = {
  readonly title: string
  /** Reasons why what stands here is not accepted. */
  readonly problems?: readonly string[]
  readonly children: ReactNode
}

/** Fields of a form that belong together, beside each other where there is room. */
export function FormSection({ title, problems = [], children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      {problems.length === 0 ? null : (
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
        </div>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
