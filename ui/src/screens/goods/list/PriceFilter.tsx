import { decidePriceRange, priceRangeText } from '@jangteo/core/goods/goodsFilter.rules'
import type { PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { GOODS_MESSAGES } from '@jangteo/core/goods/goods.messages'
import { digitsOf } from '@jangteo/core/member/mask.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useState } from 'react'
import { Chip } from '../../../parts/action/Chip.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import styles from './FilterPanel.module.css'
import { readPrice } from './goodsListing.ts'
import type { GoodsFacets } from './goodsSource.ts'

type PriceFilterProps = {
  readonly price: PriceRange
  readonly ranges: GoodsFacets['priceRangeList']
  readonly onChange: (price: PriceRange) => void
}

const DIGITS_MAX = 9
const textOf = (price: number | null) => (price === null ? '' : String(price))
const grouped = (digits: string) => (digits === '' ? '' : formatNumber(Number(digits)))

/** Prices between two bounds: one of the ranges that are offered, or bounds of one's own, which count once they are left. */
export function PriceFilter({ price, ranges, onChange }: PriceFilterProps) {
  const [texts, setTexts] = useState({ min: textOf(price.min), max: textOf(price.max) })
  const typed: PriceRange = { min: readPrice(texts.min), max: readPrice(texts.max) }
  const decision = decidePriceRange(typed)
  const choose = (range: PriceRange) => {
    setTexts({ min: textOf(range.min), max: textOf(range.max) })
    onChange(range)
  }
  const bound = (name: 'min' | 'max', label: string) => ({
    label,
    inputMode: 'numeric' as const,
    value: grouped(texts[name]),
    placeholder: '0',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTexts({ ...texts, [name]: digitsOf(target.value).slice(0, DIGITS_MAX) }),
    onBlur: () => (decision.ok ? onChange(decision.value) : undefined),
  })
  return (
    <fieldset>
      <legend className={styles.legend}>가격</legend>
      <ul className={styles.ranges}>
        {ranges.map(({ minPrice: min, maxPrice: max, goodsCount }) => {
          const isSelected = price.min === min && price.max === max
          return (
            <li key={priceRangeText({ min, max })}>
              <Chip
                isSelected={isSelected}
                isDisabled={goodsCount === 0 && !isSelected}
                onSelect={() => choose(isSelected ? { min: null, max: null } : { min, max })}
              >
                {priceRangeText({ min, max })}
              </Chip>
            </li>
          )
        })}
      </ul>
      <div className={styles.bounds}>
        <TextInput {...bound('min', '최소 가격')} />
        <TextInput {...bound('max', '최대 가격')} />
      </div>
      {decision.ok ? null : (
        <p className={styles.problem} role="alert">
          {GOODS_MESSAGES.PRICE_RANGE_REVERSED()}
        </p>
      )}
    </fieldset>
  )
}
