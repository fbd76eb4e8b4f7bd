import type { InputHTMLAttributes } from 'react'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

type TextInputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'required'>

/** A line of text with its label. */
export function TextInput({ label, isRequired, hint, problem, ...input }: TextInputProps) {
  return (
    <Field
      label={label}
      {...(isRequired === undefined ? {} : { isRequired })}
      {...(hint === undefined ? {} : { hint })}
      {...(problem === undefined ? {} : { problem })}
    >
      {(attributes) => <input {...input} {...attributes} />}
    </Field>
  )
}
