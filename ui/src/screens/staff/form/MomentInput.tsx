import { fromKstInput, toKstInput } from '@jangteo/core/calendar/kstInput.rules'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import type { FieldProps } from '../../../parts/field/Field.tsx'
import styles from './MomentInput.module.css'

type MomentInputProps = FieldProps & {
  /** ISO 8601 in UTC; `null` while it is empty. */
  readonly value: string | null
  readonly isDisabled?: boolean
  readonly onValue: (value: string | null) => void
}

/** A day and a time in Korea. */
export function MomentInput({ value, isDisabled = false, onValue, ...field }: MomentInputProps) {
  return (
    <div className={styles.moment}>
      <TextInput
        {...field}
        type="datetime-local"
        disabled={isDisabled}
        value={value === null ? '' : toKstInput(Date.parse(value))}
        onChange={({ target }) => {
          const atMs = fromKstInput(target.value)
          onValue(atMs === null ? null : new Date(atMs).toISOString())
        }}
      />
    </div>
  )
}
