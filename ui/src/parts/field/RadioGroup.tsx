import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import group from './RadioGroup.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type RadioGroupProps<Value extends string> = {
  readonly legend: string
  /** Place where a heading beside the group says the same already. */
  readonly hidesLegend?: boolean
  /** Reason why the choice is not accepted; the first radio takes the focus then. */
  readonly problem?: string | null
  /** `null` while nothing is chosen. */
  readonly value: Value | null
  readonly choices: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly isDisabled?: boolean
  }[]
  /** Short labels stand in tiles beside each other, longer ones in cards below each other, each pressed as a whole. */
  readonly look?: 'list' | 'tiles' | 'cards'
  readonly onChange: (value: Value) => void
}

/** One of a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, choices, look = 'list', hidesLegend = false, onChange } = props
  const { problem = null } = props
  const name = useId()
  const problemId = `${name}-problem`
  const firstOpen = choices.find(({ isDisabled }) => isDisabled !== true)
  const classes = {
    list: { label: styles.choice, input: styles.box },
    tiles: { label: group.tile, input: group.pick },
    cards: { label: group.card, input: group.mark },
  }[look]
  return (
    <fieldset aria-describedby={problem === null ? undefined : problemId}>
      {hidesLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={group.legend}>{legend}</legend>
      )}
      {problem === null ? null : (
        <p id={problemId} className={group.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={group.choices} data-look={look}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.label}
            data-disabled={choice.isDisabled === true}
          >
            <input
              type="radio"
              className={classes.input}
              name={name}
              checked={choice.value === value}
              disabled={choice.isDisabled === true}
              data-problem={problem !== null && choice === firstOpen}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
