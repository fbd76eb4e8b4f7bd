import { formatNumber } from '@jangteo/core/money/money.rules'
import { Minus, Plus } from 'lucide-react'
import { Icon } from '../picture/Icon.tsx'
import styles from './Stepper.module.css'

type StepperProps = {
  /** Name of the counted thing, e.g. the option's name. */
  readonly label: string
  readonly quantity: number
  readonly min: number
  readonly max: number
  readonly onChange: (quantity: number) => void
  /** Called instead of a change beyond the bounds, to report why. */
  readonly onLimit?: (limit: 'min' | 'max') => void
}

/** A quantity with a button on each side. At a bound the button stays, and says why when it is pressed. */
export function Stepper({ label, quantity, min, max, onChange, onLimit }: StepperProps) {
  const isAtMin = quantity <= min
  const isAtMax = quantity >= max
  return (
    <fieldset className={styles.stepper} aria-label={`${label} 수량`}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label} 수량 줄이기`}
        aria-disabled={isAtMin}
        onClick={() => (isAtMin ? onLimit?.('min') : onChange(quantity - 1))}
      >
        <Icon of={Minus} size="s" />
      </button>
      <output className={styles.quantity}>{formatNumber(quantity)}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label} 수량 늘리기`}
        aria-disabled={isAtMax}
        onClick={() => (isAtMax ? onLimit?.('max') : onChange(quantity + 1))}
      >
        <Icon of={Plus} size="s" />
      </button>
    </fieldset>
  )
}
