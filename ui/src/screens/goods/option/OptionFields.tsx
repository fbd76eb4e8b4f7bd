import { choiceText, optionChoices } from '@jangteo/core/goods/option.rules'
import type { PurchaseLimits } from '@jangteo/core/goods/purchaseLimit.rules'
import { useEffect } from 'react'
import type { Dispatch } from 'react'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import type { OptionChoiceEvent, OptionChoiceState } from './optionChoice.ts'
import styles from './OptionPicker.module.css'

type OptionFieldsProps = {
  readonly options: GoodsOptionsData
  readonly choice: OptionChoiceState
  readonly limits: PurchaseLimits
  readonly send: Dispatch<OptionChoiceEvent>
}

type Send = OptionFieldsProps['send']

function useOnlyOption({ options, choice, limits, send }: OptionFieldsProps): void {
  const [only] = options.optionNames.length === 0 ? options.options : []
  const isMissing = only !== undefined && choice.taken.length === 0
  useEffect(() => {
    if (!isMissing) return
    send({
      type: 'option.taken',
      option: { optionId: only.optionId, quantity: limits.quantityMin },
    })
  }, [isMissing, only, limits.quantityMin, send])
}

/** One field an option name; a field opens when the ones before it are picked, the last one takes the option. */
export function OptionFields(props: OptionFieldsProps) {
  const { options, choice, limits, send } = props
  useOnlyOption(props)
  const known = options.options.map((option) => ({ ...option, saleStatus: option.saleStatusEnum }))
  return options.optionNames.map((name, level) => (
    <fieldset key={name}>
      <legend className={styles.legend}>{name}</legend>
      {level > choice.picked.length ? (
        <p className={styles.hint}>{options.optionNames[level - 1]}부터 골라 주세요.</p>
      ) : (
        <div className={styles.values}>
          {optionChoices(known, choice.picked.slice(0, level)).map((value) => (
            <button
              key={value.value}
              type="button"
              className={styles.value}
              disabled={value.isSoldOut}
              data-sold-out={value.isSoldOut}
              aria-pressed={choice.picked[level] === value.value}
              onClick={() => pick(send, { level, value, quantity: limits.quantityMin })}
            >
              {choiceText(value)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  ))
}

type Picked = {
  readonly level: number
  readonly quantity: number
  readonly value: { readonly value: string; readonly option: { readonly optionId: number } | null }
}

function pick(send: Send, { level, quantity, value }: Picked): void {
  if (value.option === null) send({ type: 'value.picked', level, value: value.value })
  else send({ type: 'option.taken', option: { optionId: value.option.optionId, quantity } })
}
