import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { FacetCount } from './FacetCount.tsx'
import styles from './FilterPanel.module.css'

type ChoiceFilterProps<Id extends string | number> = {
  readonly legend: string
  readonly chosen: readonly Id[]
  readonly choices: readonly {
    readonly id: Id
    readonly name: string
    readonly goodsCount: number
  }[]
  /** The counts are of the most popular goods alone. */
  readonly isCapped: boolean
  readonly onChange: (chosen: readonly Id[]) => void
}

/** The stores or the brands that have goods here, any number of them. */
export function ChoiceFilter<Id extends string | number>(props: ChoiceFilterProps<Id>) {
  const { legend, chosen, choices, isCapped, onChange } = props
  if (choices.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <ul>
        {choices.map(({ id, name, goodsCount }) => (
          <li key={id}>
            <Checkbox
              isChecked={chosen.includes(id)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {name}
              <FacetCount count={goodsCount} isCapped={isCapped} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
