import { FormInput } from '../../parts/field/FormInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'

const NONE = 'NONE'

type ChoiceFieldsProps<Value extends string> = {
  readonly label: string
  /** Label of choosing nothing. */
  readonly none: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  /** `null` is nothing. */
  readonly value: Value | null
  readonly onValue: (value: Value | null) => void
  /** Text that one of the values asks for. */
  readonly typed: {
    readonly of: Value
    readonly state: FieldState
    readonly label: string
    readonly hint: string
    readonly maxLength: number
    readonly autoComplete?: 'off'
  }
}

/** A choice that may be left open, and the text that one of its values asks for. */
export function ChoiceFields<Value extends string>(props: ChoiceFieldsProps<Value>) {
  const { label, none, values, labels, value, onValue, typed } = props
  const { of, ...input } = typed
  return (
    <>
      <Select<Value | typeof NONE>
        label={label}
        value={value ?? NONE}
        choices={[
          { value: NONE, label: none },
          ...values.map((each) => ({ value: each, label: labels[each] })),
        ]}
        onChange={(chosen) => onValue(chosen === NONE ? null : chosen)}
      />
      {value === of ? <FormInput {...input} isRequired /> : null}
    </>
  )
}
