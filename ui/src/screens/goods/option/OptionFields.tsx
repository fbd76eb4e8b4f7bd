import { choiceText, optionChoices, scarceText } from '@jangteo/core/goods/option.rules'
import { optionHintText } from '@jangteo/core/goods/optionHint.view'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import { Swatch } from './Swatch.tsx'
import styles from './OptionFields.module.css'

type Option = GoodsOptionsData['options'][number]

type OptionFieldsProps = {
  readonly options: GoodsOptionsData
  /** The values picked so far, one for each option name from the first. */
  readonly picked: readonly string[]
  readonly onPick: (level: number, value: string) => void
  /** The last value made an option whole. */
  readonly onTake: (option: Option) => void
}

/**
 * One field an option name. A field opens when the ones before it are picked, and folds to its choice when the next one
 * opens; the last one takes the option and stays open.
 */
export function OptionFields(props: OptionFieldsProps) {
  const { options, picked } = props
  const names = options.optionNames
  const [reopened, setReopened] = useState<number | null>(null)
  const current = reopened ?? Math.min(picked.length, names.length - 1)
  return names.map((name, level) => {
    if (level === current) {
      return <OpenField key={name} {...props} level={level} onDone={() => setReopened(null)} />
    }
    const value = picked[level]
    return value === undefined ? (
      <p key={name} className={styles.hint}>
        <span className={styles.name}>{name}</span>
        {optionHintText(names[level - 1] ?? '')}
      </p>
    ) : (
      <button
        key={name}
        type="button"
        className={styles.folded}
        aria-expanded={false}
        onClick={() => setReopened(level)}
      >
        <span className={styles.name}>{name}</span>
        <Swatch optionName={name} value={value} />
        <span className={styles.choice}>{value}</span>
        <Icon of={Check} size="s" />
        <Icon of={ChevronDown} size="s" />
      </button>
    )
  })
}

type OpenFieldProps = OptionFieldsProps & {
  readonly level: number
  readonly onDone: () => void
}

function OpenField({ options, picked, onPick, onTake, level, onDone }: OpenFieldProps) {
  const name = options.optionNames[level] ?? ''
  const before = picked.slice(0, level).join('\n')
  const choices = useMemo(() => {
    const known = options.options.map((option) => ({
      ...option,
      saleStatus: option.saleStatusEnum,
    }))
    return optionChoices(known, level === 0 ? [] : before.split('\n'))
  }, [options, level, before])
  return (
    <fieldset>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.values}>
        {choices.map((choice) => {
          const left = scarceText(choice)
          return (
            <button
              key={choice.value}
              type="button"
              className={styles.value}
              disabled={choice.isSoldOut}
              data-sold-out={choice.isSoldOut}
              aria-pressed={picked[level] === choice.value}
              onClick={() => {
                onPick(level, choice.value)
                if (choice.option !== null) onTake(choice.option)
                onDone()
              }}
            >
              <Swatch optionName={name} value={choice.value} />
              {choiceText(choice)}
              {left === null ? null : ' '}
              {left === null ? null : <span className={styles.left}>{left}</span>}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
