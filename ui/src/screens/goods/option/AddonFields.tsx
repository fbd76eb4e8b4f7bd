import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { choiceText, optionChoices } from '@jangteo/core/goods/option.rules'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import styles from './OptionFields.module.css'

type AddonFieldsProps = {
  readonly addItems: GoodsOptionsData['addItems']
  readonly sheet: OptionSheetView
}

/** Add-ons of the product. None of it is chosen before the buyer does. */
export function AddonFields({ addItems, sheet }: AddonFieldsProps) {
  if (addItems.length === 0) return null
  const known = addItems.map((option) => ({ ...option, saleStatus: option.saleStatusEnum }))
  return (
    <fieldset>
      <legend className={styles.legend}>추가상품 (선택)</legend>
      <div className={styles.values}>
        {optionChoices(known, []).map((choice) => {
          const optionId = choice.option?.optionId ?? 0
          const isChosen = sheet.selection.addons.some((addon) => addon.optionId === optionId)
          return (
            <button
              key={choice.value}
              type="button"
              className={styles.value}
              disabled={choice.isSoldOut}
              data-sold-out={choice.isSoldOut}
              aria-pressed={isChosen}
              onClick={() =>
                isChosen ? sheet.removeOption(optionId) : sheet.addAddon({ optionId, quantity: 1 })
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
