import { digitsOf, formatMobile } from '@jangteo/core/member/mask.rules'
import type { ChangeEvent } from 'react'
import type { FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import type { FieldState } from './useFields.ts'

type MobileInputProps = Omit<FieldProps, 'problem'> & { readonly state: FieldState }

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

/** A mobile number, shown 3-4-4; its value is the digits alone. */
export function MobileInput({ state, ...rest }: MobileInputProps) {
  const { onValue, value, ...field } = state
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepCaret(target)
    onValue(digitsOf(formatMobile(target.value)))
  }
  return (
    <TextInput
      {...rest}
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="010-0000-0000"
      value={formatMobile(value)}
      onChange={onChange}
    />
  )
}
