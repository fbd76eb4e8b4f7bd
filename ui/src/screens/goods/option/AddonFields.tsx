import { choiceText, optionChoices } from '@jangteo/core/goods/option.rules'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import styles from './OptionPicker.module.css'
import type { OptionSheet } from './useOptionSheet.ts'

type AddonFieldsProps = {
  readonly addItems: GoodsOptionsData['addItems']
  readonly sheet: OptionSheet
}

/** Add-ons of the product. None of it is chosen before the buyer does. */
export function AddonFields({ addItems, sheet: { view, verbs } }: AddonFieldsProps) {
  if (addItems.length === 0) return null
  const known = addItems.map((option) => ({ ...option, saleStatus: option.saleStatusEnum }))
  return (
    <fieldset>
      <legend className={styles.legend}>추가상품 (선택)</legend>
      <div className={styles.values}>
        {optionChoices(known, []).map((choice) => {
          const optionId = choice.option?.optionId ?? 0
          const isChosen = view.selection.addons.some((addon) => addon.optionId === optionId)
          return (
            <button
              key={choice.value}
              type="button"
              className={styles.value}
              disabled={choice.isSoldOut}
              data-sold-out={choice.isSoldOut}
              aria-pressed={isChosen}
              onClick={() =>
                isChosen ? verbs.removeOption(optionId) : verbs.addAddon({ optionId, quantity: 1 })
              }
            >
              {choiceText(choice)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
