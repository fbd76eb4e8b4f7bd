import { Chip } from '../../../parts/action/Chip.tsx'
import styles from './StaffForm.module.css'

type ChipChoicesProps<Value extends string | number> = {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: Value[]) => void
}

/** Any number of a few; none is no condition. */
export function ChipChoices<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
}: ChipChoicesProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <fieldset>
      <legend className={styles.choicesLabel}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <Chip key={value} isSelected={chosen.includes(value)} onSelect={() => toggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
