import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import styles from './Field.module.css'
import { Icon } from '../picture/Icon.tsx'

type SelectProps<Value extends string> = FieldProps & {
  readonly value: Value
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    readonly isDisabled?: boolean
  }[]
  /** A chip stands in a row of a list's tools, as wide as its longest choice. */
  readonly look?: 'field' | 'chip'
  readonly onChange: (value: Value) => void
}

/** One of a list, with the device's own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, choices, look = 'field', onChange, ...field } = props
  return (
    <Field {...field}>
      {({ className, ...attributes }) => (
        <span className={styles.picker} data-look={look}>
          <select
            {...attributes}
            className={clsx(className, styles.select)}
            value={value}
            onChange={({ target }) => {
              const chosen = choices.find((choice) => choice.value === target.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled === true}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon of={ChevronDown} size={look === 'chip' ? 's' : 'm'} />
          </span>
        </span>
      )}
    </Field>
  )
}
