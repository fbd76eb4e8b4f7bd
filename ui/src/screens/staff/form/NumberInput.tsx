import { TextInput } from '../../../parts/field/TextInput.tsx'
import type { FieldProps } from '../../../parts/field/Field.tsx'

type NumberInputProps = FieldProps & {
  /** `null` while it is empty. */
  readonly value: number | null
  readonly isDisabled?: boolean
  readonly onValue: (value: number | null) => void
}

const DIGITS_MAX = 10

/** A whole number that is never negative. */
export function NumberInput({ value, isDisabled = false, onValue, ...field }: NumberInputProps) {
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      disabled={isDisabled}
      value={value ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '').slice(0, DIGITS_MAX)
        onValue(digits === '' ? null : Number(digits))
      }}
    />
  )
}
