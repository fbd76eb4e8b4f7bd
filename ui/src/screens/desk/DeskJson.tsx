import { Field } from '../../parts/field/Field.tsx'
import type { FieldProps } from '../../parts/field/Field.tsx'
import { clsx } from 'clsx'
import styles from './Desk.module.css'

type DeskJsonProps = FieldProps & {
  readonly value: string
  readonly onValue: (value: string) => void
}

/** Rows as text to edit. */
export function DeskJson({ value, onValue, ...field }: DeskJsonProps) {
  return (
    <Field {...field}>
      {({ className, ...attributes }) => (
        <textarea
          {...attributes}
          className={clsx(className, styles.json)}
          rows={16}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}
