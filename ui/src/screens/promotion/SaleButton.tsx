import { Button } from '../../parts/action/Button.tsx'
import type { SaleGoodsData } from './saleData.ts'
import type { SaleEntry } from './useSaleEntry.ts'

type SaleButtonProps = {
  readonly goods: SaleGoodsData
  readonly action: 'ENTER' | 'WITHDRAW'
  readonly text: string | null
  readonly entry: SaleEntry
}

/** Enters for a product, or withdraws from it. */
export function SaleButton({ goods, action, text, entry }: SaleButtonProps) {
  const isEntry = action === 'ENTER'
  const press = isEntry ? entry.enter : entry.withdraw
  return (
    <Button
      size="s"
      variant={isEntry ? 'primary' : 'outline'}
      aria-label={`${goods.goodsName} ${text ?? ''}`}
      isBusy={entry.busyId === goods.saleGoodsId}
      onClick={() => void press(goods)}
    >
      {text}
    </Button>
  )
}
