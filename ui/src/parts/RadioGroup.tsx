import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import group from './RadioGroup.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type RadioGroupProps<Value extends string> = {
  readonly legend: string
  /** Where a heading beside the group says the same already. */
  readonly hidesLegend?: boolean
  /** `null` while nothing is chosen. */
  readonly value: Value | null
  readonly choices: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly isDisabled?: boolean
  }[]
  /** Short labels stand in tiles beside each other, each pressed as a whole. */
  readonly look?: 'list' | 'tiles'
  readonly onChange: (value: Value) => void
}

/** One of a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, choices, look = 'list', hidesLegend = false, onChange } = props
  const name = useId()
  const isTiled = look === 'tiles'
  return (
    <fieldset>
      {hidesLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={group.legend}>{legend}</legend>
      )}
      <div className={group.choices} data-look={look}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={isTiled ? group.tile : styles.choice}
            data-disabled={choice.isDisabled === true}
          >
            <input
              type="radio"
              className={isTiled ? group.pick : styles.box}
              name={name}
              checked={choice.value === value}
              disabled={choice.isDisabled === true}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
