import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

export type FieldProps = {
  readonly label: string
  /** For a field whose value says by itself what it is. */
  readonly hidesLabel?: boolean
  readonly isRequired?: boolean
  readonly hint?: string
  /** Reason why the value is not accepted; `null` or absent when it is. */
  readonly problem?: string | null
}

/** Attributes that a control inside a field must carry, so that its label, hint and problem are reported with it. */
export type ControlAttributes = {
  readonly id: string
  readonly className: string | undefined
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

/** A label above a control, a hint or a problem below it. */
export function Field({
  label,
  hidesLabel = false,
  isRequired = false,
  hint,
  problem = null,
  children,
}: FieldProps & { readonly children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired ? (
          <span className={styles.required}>
            <span aria-hidden> *</span>
            <VisuallyHidden> 필수</VisuallyHidden>
          </span>
        ) : null}
      </label>
      {children({
        id,
        className: styles.control,
        required: isRequired,
        'aria-invalid': problem !== null,
        'aria-describedby': noteId,
      })}
      <div id={noteId} role={problem === null ? undefined : 'alert'}>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
        {problem === null && hint !== undefined ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </div>
  )
}
