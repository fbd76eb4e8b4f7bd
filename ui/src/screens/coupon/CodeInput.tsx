import { SERIAL_LENGTH_MAX } from '@jangteo/core/coupon/couponSerial.codes'
import { TextInput } from '../../parts/field/TextInput.tsx'

/** A number with a space or a hyphen after each of its characters. */
const CODE_LENGTH_MAX = SERIAL_LENGTH_MAX * 2

type CodeInputProps = {
  readonly value: string
  readonly onType: (typed: string) => void
  /** Reason why no coupon came of what was typed; `null` when nothing is wrong. */
  readonly problem: string | null
  readonly placeholder: string
}

/** Takes a drawn number or a word, however it is written. */
export function CodeInput({ onType, ...rest }: CodeInputProps) {
  return (
    <TextInput
      {...rest}
      label="쿠폰 번호 등록"
      onChange={({ target }) => onType(target.value)}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={CODE_LENGTH_MAX}
    />
  )
}
