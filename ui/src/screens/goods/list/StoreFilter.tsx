import { formatNumber } from '@jangteo/core/money/money.rules'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'

type StoreFilterProps = {
  readonly chosen: readonly string[]
  readonly stores: GoodsFacets['storeList']
  readonly onChange: (storeUrls: readonly string[]) => void
}

/** The stores that have goods here, any number of them. */
export function StoreFilter({ chosen, stores, onChange }: StoreFilterProps) {
  if (stores.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.legend}>스토어</legend>
      <ul>
        {stores.map(({ storeUrl, storeName, goodsCount }) => (
          <li key={storeUrl}>
            <Checkbox
              isChecked={chosen.includes(storeUrl)}
              onChange={(isChecked) =>
                onChange(
                  isChecked ? [...chosen, storeUrl] : chosen.filter((url) => url !== storeUrl),
                )
              }
            >
              {storeName}
              <span className={styles.count}>{formatNumber(goodsCount)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
