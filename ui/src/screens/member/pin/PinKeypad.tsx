import { KEYPAD_DRAW_COUNT, shuffledDigits } from '@jangteo/core/member/pin/pin.rules'
import { Delete } from 'lucide-react'
import { useState } from 'react'
import type { PointerEvent } from 'react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './Pin.module.css'

type PinKeypadProps = {
  readonly isDisabled: boolean
  readonly onPress: (digit: string) => void
  readonly onErase: () => void
}

function drawDigits(): string[] {
  return shuffledDigits([...crypto.getRandomValues(new Uint32Array(KEYPAD_DRAW_COUNT))])
}

/** Leaves the focus in the field, so that digits of a keyboard go on where they were. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}

/** Ten digits in another order each time it is shown, and the key that takes the last one back. */
export function PinKeypad({ isDisabled, onPress, onErase }: PinKeypadProps) {
  const [digits] = useState(drawDigits)
  return (
    <fieldset className={styles.keypad} aria-label="숫자판" onPointerDown={keepFocus}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          className={styles.key}
          aria-disabled={isDisabled}
          onClick={() => onPress(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label="한 자리 삭제"
        aria-disabled={isDisabled}
        onClick={onErase}
      >
        <Icon of={Delete} />
      </button>
    </fieldset>
  )
}
