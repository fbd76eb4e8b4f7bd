import { choiceText, optionChoices } from '@jangteo/core/goods/option.rules'
import type { Dispatch } from 'react'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import type { OptionChoiceEvent, OptionChoiceState } from './optionChoice.ts'
import styles from './OptionPicker.module.css'

type AddonFieldsProps = {
  readonly addItems: GoodsOptionsData['addItems']
  readonly choice: OptionChoiceState
  readonly send: Dispatch<OptionChoiceEvent>
}

/** What may be bought together with the goods. None of it is taken before the buyer does. */
export function AddonFields({ addItems, choice, send }: AddonFieldsProps) {
  if (addItems.length === 0) return null
  const known = addItems.map((option) => ({ ...option, saleStatus: option.saleStatusEnum }))
  return (
    <fieldset>
      <legend className={styles.legend}>추가상품 (선택)</legend>
      <div className={styles.values}>
        {optionChoices(known, []).map((value) => {
          const optionId = value.option?.optionId ?? 0
          const isTaken = choice.addons.some((addon) => addon.optionId === optionId)
          return (
            <button
              key={value.value}
              type="button"
              className={styles.value}
              disabled={value.isSoldOut}
              data-sold-out={value.isSoldOut}
              aria-pressed={isTaken}
              onClick={() =>
                send(
                  isTaken
                    ? { type: 'option.dropped', optionId }
                    : { type: 'addon.taken', option: { optionId, quantity: 1 } },
                )
              }
            >
              {choiceText(value)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
