import { Field } from '../../../parts/field/Field.tsx'
import type { FieldProps } from '../../../parts/field/Field.tsx'
import { clsx } from 'clsx'
import styles from './StaffForm.module.css'

type LongTextProps = FieldProps & {
  readonly value: string
  readonly rows?: number
  readonly onValue: (value: string) => void
}

/** A text of many lines. */
export function LongText({ value, rows = 8, onValue, ...field }: LongTextProps) {
  return (
    <Field {...field}>
      {({ className, ...attributes }) => (
        <textarea
          {...attributes}
          className={clsx(className, styles.longText)}
          rows={rows}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}
