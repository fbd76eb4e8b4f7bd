import { GOODS_SALE_STATUS_LABELS, GOODS_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import { Button } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { FormFigure, FormText } from './FormText.tsx'
import type { OptionForm } from './goodsForm.ts'
import styles from './SellerGoods.module.css'

const STATUSES = GOODS_SALE_STATUSES.map((value) => ({
  value,
  label: GOODS_SALE_STATUS_LABELS[value],
}))

type OptionRowProps = {
  readonly option: OptionForm
  /** Name of the row for those who listen to it. */
  readonly name: string
  /** Labels of its values. */
  readonly valueLabels: readonly string[]
  readonly isPublished: boolean
  readonly mayRemove: boolean
  readonly onChange: (option: OptionForm) => void
  readonly onRemove: () => void
}

/** An option or an add-on. One that was sold has its name and its stock for good here: stock has its own place. */
export function OptionRow(props: OptionRowProps) {
  const { option, name, valueLabels, onChange } = props
  const isSold = props.isPublished && option.optionId !== null
  const setValue = (place: number, value: string) =>
    onChange({ ...option, values: option.values.map((old, at) => (at === place ? value : old)) })
  return (
    <li className={styles.row}>
      {valueLabels.map((label, place) => (
        <FormText
          key={place === 0 ? 'first' : 'second'}
          label={`${name} ${label}`}
          value={option.values[place] ?? ''}
          disabled={isSold}
          onValue={(value) => setValue(place, value)}
        />
      ))}
      <FormFigure
        label={`${name} 금액 (원)`}
        mayBeNegative
        maxLength={10}
        value={option.extraPrice}
        onValue={(extraPrice) => onChange({ ...option, extraPrice })}
      />
      <FormFigure
        label={`${name} 재고`}
        maxLength={6}
        disabled={isSold}
        value={option.stock}
        onValue={(stock) => onChange({ ...option, stock })}
      />
      <Select
        label={`${name} 판매상태`}
        value={option.saleStatus}
        choices={STATUSES}
        onChange={(saleStatus) => onChange({ ...option, saleStatus })}
      />
      {isSold || !props.mayRemove ? null : (
        <Button variant="outline" aria-label={`${name} 삭제`} onClick={props.onRemove}>
          삭제
        </Button>
      )}
    </li>
  )
}
