import { formatMobile } from '@jangteo/core/member/mask.rules'
import type { FieldProps } from './Field.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import type { FieldState } from './useFields.ts'

type MobileInputProps = Omit<FieldProps, 'problem'> & { readonly state: FieldState }

/** A mobile number, shown 3-4-4; its value is the digits alone. */
export function MobileInput(props: MobileInputProps) {
  return (
    <MaskedInput
      {...props}
      type="tel"
      autoComplete="tel-national"
      placeholder="010-0000-0000"
      format={formatMobile}
    />
  )
}
