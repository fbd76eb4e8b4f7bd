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

const textsOf = ({ min, max }: PriceRange) => ({ min: textOf(min), max: textOf(max) })
const areSame = (a: PriceRange, b: PriceRange) => a.min === b.min && a.max === b.max

/**
 * Prices between two bounds: one of the ranges that are offered, or bounds of one's own, which count once both fields are
 * left, or by the Enter key.
 */
export function PriceFilter({ price, ranges, onChange }: PriceFilterProps) {
  const [texts, setTexts] = useState(textsOf(price))
  const [shown, setShown] = useState(price)
  if (!areSame(shown, price)) {
    setShown(price)
    setTexts(textsOf(price))
  }
  const typed: PriceRange = { min: readPrice(texts.min), max: readPrice(texts.max) }
  const decision = decidePriceRange(typed)
  const finish = () => {
    if (decision.ok && !areSame(decision.value, price)) onChange(decision.value)
  }
  const bound = (name: 'min' | 'max', label: string) => ({
    label,
    inputMode: 'numeric' as const,
    value: grouped(texts[name]),
    placeholder: '0',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTexts({ ...texts, [name]: digitsOf(target.value).slice(0, DIGITS_MAX) }),
    onKeyDown: ({ key }: { readonly key: string }) => (key === 'Enter' ? finish() : undefined),
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
                onSelect={() => onChange(isSelected ? { min: null, max: null } : { min, max })}
              >
                {priceRangeText({ min, max })}
              </Chip>
            </li>
          )
        })}
      </ul>
      <div
        className={styles.bounds}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) ? undefined : finish()
        }
      >
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
