import type { InputHTMLAttributes } from 'react'
import { TextInput } from '../../../parts/field/TextInput.tsx'

type FormTextProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'disabled' | 'inputMode' | 'maxLength' | 'placeholder' | 'type'
> & {
  readonly label: string
  readonly value: string
  readonly isRequired?: boolean
  readonly hint?: string
  readonly onValue: (value: string) => void
}

/** A line of a long form. */
export function FormText({ onValue, ...input }: FormTextProps) {
  return (
    <TextInput {...input} autoComplete="off" onChange={({ target }) => onValue(target.value)} />
  )
}

type FormFigureProps = Omit<FormTextProps, 'inputMode' | 'type'> & {
  readonly mayBeNegative?: boolean
}

/** A whole number of a long form; nothing else can be typed. */
export function FormFigure({ onValue, mayBeNegative = false, ...input }: FormFigureProps) {
  const clean = (text: string) => {
    const digits = text.replaceAll(/\D/g, '')
    return mayBeNegative && text.trim().startsWith('-') ? `-${digits}` : digits
  }
  return (
    <FormText
      {...input}
      inputMode={mayBeNegative ? 'text' : 'numeric'}
      onValue={(text) => onValue(clean(text))}
    />
  )
}
