import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import type { FieldState } from './useFields.ts'

type FormInputProps = Omit<FieldProps, 'problem'> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'type'
  > & { readonly state: FieldState }

/** A line of text that belongs to a form. */
export function FormInput({ state, ...rest }: FormInputProps) {
  const { onValue, ...field } = state
  return <TextInput {...rest} {...field} onChange={({ target }) => onValue(target.value)} />
}
