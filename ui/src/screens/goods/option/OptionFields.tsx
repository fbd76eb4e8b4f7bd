import { choiceText, optionChoices } from '@jangteo/core/goods/option.rules'
import { optionHintText } from '@jangteo/core/goods/optionHint.view'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import styles from './OptionPicker.module.css'

type Option = GoodsOptionsData['options'][number]

type OptionFieldsProps = {
  readonly options: GoodsOptionsData
  /** The values picked so far, one for each option name from the first. */
  readonly picked: readonly string[]
  readonly onPick: (level: number, value: string) => void
  /** The last value made an option whole. */
  readonly onTake: (option: Option) => void
}

/** One field an option name; a field opens when the ones before it are picked, the last one takes the option. */
export function OptionFields({ options, picked, onPick, onTake }: OptionFieldsProps) {
  const known = options.options.map((option) => ({ ...option, saleStatus: option.saleStatusEnum }))
  return options.optionNames.map((name, level) => (
    <fieldset key={name}>
      <legend className={styles.legend}>{name}</legend>
      {level > picked.length ? (
        <p className={styles.hint}>{optionHintText(options.optionNames[level - 1] ?? '')}</p>
      ) : (
        <div className={styles.values}>
          {optionChoices(known, picked.slice(0, level)).map((choice) => (
            <button
              key={choice.value}
              type="button"
              className={styles.value}
              disabled={choice.isSoldOut}
              data-sold-out={choice.isSoldOut}
              aria-pressed={picked[level] === choice.value}
              onClick={() =>
                choice.option === null ? onPick(level, choice.value) : onTake(choice.option)
              }
            >
              {choiceText(choice)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  ))
}
