import { formatNumber } from '@jangteo/core/money/money.rules'
import { SPECIAL_SALE_PERSON_MAX } from '@jangteo/core/promotion/specialSale.codes'
import { saleWinnersMax } from '@jangteo/core/promotion/specialSale.rules'
import { Select } from '../../../parts/field/Select.tsx'
import { NumberInput } from '../../staff/form/NumberInput.tsx'
import type { SaleGoodsDraft } from './specialSaleDraft.ts'

const PERSON_CHOICES = Array.from({ length: SPECIAL_SALE_PERSON_MAX }, (_, place) => ({
  value: String(place + 1),
  label: `${place + 1}개`,
}))

type SaleGoodsFieldsProps = {
  readonly goods: SaleGoodsDraft
  readonly onChange: (part: Partial<SaleGoodsDraft>) => void
}

/** Price and quantities of a product in a special sale. */
export function SaleGoodsFields({ goods, onChange }: SaleGoodsFieldsProps) {
  const { salePrice, quantityTotal, personMax } = goods
  const winners = saleWinnersMax({ pieces: quantityTotal ?? 0, personMax })
  return (
    <>
      <NumberInput
        label="판매가 (원)"
        isRequired
        hint="원래 판매가보다 낮아야 해요."
        value={salePrice}
        onValue={(value) => onChange({ salePrice: value })}
      />
      <NumberInput
        label="수량"
        isRequired
        hint="추첨할 때 재고에서 빠져요."
        value={quantityTotal}
        onValue={(value) => onChange({ quantityTotal: value })}
      />
      <Select
        label="1인 구매 수량"
        hint={`당첨자 ${formatNumber(winners)}명`}
        value={String(personMax)}
        choices={PERSON_CHOICES}
        onChange={(value) => onChange({ personMax: Number(value) })}
      />
    </>
  )
}
