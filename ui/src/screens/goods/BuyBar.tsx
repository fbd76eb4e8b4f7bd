import { GOODS_DISPLAY_SALE_STATUS_LABELS } from '@jangteo/core/goods/goods.codes'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { Button } from '../../parts/Button.tsx'
import { Dock } from '../../parts/Dock.tsx'
import { warmSheet } from '../../parts/Sheet.tsx'
import styles from './BuyBar.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'
import { warmOptionPicker } from './OptionSheet.tsx'

function warm(): void {
  warmSheet()
  warmOptionPicker()
}

type BuyBarProps = { readonly goods: GoodsDetailData; readonly onBuy: () => void }

/** How the sale stands: as the page was told, then as it is now. */
function useSaleStatus({ goodsId, displaySaleStatusEnum }: GoodsDetailData) {
  const calls = useCalls()
  const options = calls.goods.status.queryOptions({ input: { id: goodsId } })
  const { data } = useQuery({ ...options, staleTime: 0 })
  return data?.displaySaleStatusEnum ?? displaySaleStatusEnum
}

/** The way to buy, or what keeps the goods from being sold. */
export function BuyBar({ goods, onBuy }: BuyBarProps) {
  const displaySaleStatusEnum = useSaleStatus(goods)
  const open = { onPointerDown: warm, onFocus: warm, onClick: onBuy }
  return (
    <Dock>
      <div className={styles.bar}>
        {displaySaleStatusEnum === 'SALE' ? (
          <>
            <Button variant="outline" {...open}>
              장바구니
            </Button>
            <Button {...open}>바로구매</Button>
          </>
        ) : (
          <Button disabled>{GOODS_DISPLAY_SALE_STATUS_LABELS[displaySaleStatusEnum]}</Button>
        )}
      </div>
    </Dock>
  )
}
