import { digitsOf } from '@jangteo/core/member/mask.rules'
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import type { FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import type { FieldState } from './useFields.ts'

type MaskedInputProps = Omit<FieldProps, 'problem'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'placeholder' | 'type'> & {
    readonly state: FieldState
    /** Cuts digits into their parts, also while they are being typed. */
    readonly format: (text: string) => string
  }

function placeAfter(text: string, digitCount: number): number {
  const places = Array.from(text, (_, index) => index + 1)
  return places.find((place) => digitsOf(text.slice(0, place)).length === digitCount) ?? 0
}

/** Keeps the caret behind the digit that it stood behind, when hyphens come and go before it. */
function keepCaret(input: HTMLInputElement): void {
  const caret = input.selectionStart ?? 0
  if (caret === input.value.length) return
  const digitCount = digitsOf(input.value.slice(0, caret)).length
  requestAnimationFrame(() => {
    const place = placeAfter(input.value, digitCount)
    input.setSelectionRange(place, place)
  })
}

/** A number shown in parts; its value is the digits alone. */
export function MaskedInput({ state, format, ...rest }: MaskedInputProps) {
  const { onValue, value, ...field } = state
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepCaret(target)
    onValue(digitsOf(format(target.value)))
  }
  return (
    <TextInput {...rest} {...field} inputMode="numeric" value={format(value)} onChange={onChange} />
  )
}
