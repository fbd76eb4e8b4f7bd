import { digitsOf } from '@jangteo/core/member/mask.rules'
import { PIN_LENGTH } from '@jangteo/core/member/pin/pin.rules'
import type { PinEntryView } from '@jangteo/core/member/pinEntry.view'
import { useEffect, useRef } from 'react'
import styles from './Pin.module.css'

/** Stands for a digit in the field, which holds none. */
const DOT = '•'

const SLOTS = Array.from({ length: PIN_LENGTH }, (_, index) => index)

/** Six places that fill, and the field above them that a keyboard types into; it opens none of a phone's. */
export function PinSlots({ view, name }: { readonly view: PinEntryView; readonly name: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { typedCount, press, erase } = view
  useEffect(() => field.current?.focus(), [])
  const type = (text: string) => {
    for (const digit of digitsOf(text)) press(digit)
    for (let left = text.length; left < typedCount; left += 1) erase()
  }
  return (
    <div className={styles.slots} data-busy={view.isBusy}>
      {SLOTS.map((index) => (
        <span key={index} className={styles.slot} data-filled={index < typedCount} />
      ))}
      <input
        ref={field}
        className={styles.field}
        type="password"
        inputMode="none"
        autoComplete="off"
        aria-label={name}
        aria-describedby="pin-progress"
        value={DOT.repeat(typedCount)}
        readOnly={!view.canType}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
