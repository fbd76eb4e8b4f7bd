import type { ReactNode } from 'react'
import styles from './Choice.module.css'

type CheckboxProps = {
  readonly isChecked: boolean | 'partly'
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
  /** Name for a box without a text beside it. */
  readonly label?: string
  readonly children?: ReactNode
}

/** Yes or no. Never checked before the buyer did it. */
export function Checkbox({
  isChecked,
  isDisabled = false,
  onChange,
  label,
  children,
}: CheckboxProps) {
  return (
    <label className={styles.choice} data-disabled={isDisabled} data-bare={children === undefined}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        data-partly={isChecked === 'partly'}
        checked={isChecked === true}
        disabled={isDisabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isChecked === 'partly'
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
