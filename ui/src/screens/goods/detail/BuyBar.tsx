import { GOODS_DISPLAY_SALE_STATUS_LABELS } from '@jangteo/core/goods/goods.codes'
import { canAwaitRestock } from '@jangteo/core/goods/saleStatus.rules'
import { closedSaleView } from '@jangteo/core/goods/saleStatus.view'
import type { ClosedSaleView } from '@jangteo/core/goods/saleStatus.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { useMedia } from '../../../parts/layout/useMedia.ts'
import { warmSheet } from '../../../parts/dialog/Sheet.tsx'
import { BarWithHeart } from './BarWithHeart.tsx'
import styles from './BuyBar.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'
import { RestockOffer } from '../restock/RestockOffer.tsx'
import { OptionPlace, warmOptionPicker } from '../option/OptionSheet.tsx'

function warm(): void {
  warmSheet()
  warmOptionPicker()
}

/** Fetches the option sheet once the page is idle: a tap then opens it at once. */
function useWarmSheet(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? whenIdle(warm) : undefined), [isNeeded])
}

/** From here on the options stand beside the pictures. */
const WIDE = '(min-width: 960px)'

type BuyBarProps = {
  readonly goods: GoodsDetailData
  /** The option sheet is open; a screen that becomes wide meanwhile keeps it. */
  readonly isSheetOpen: boolean
  readonly onBuy: () => void
}

/** The way the sale stands: as the page was notified, then as it is now. */
function useSaleStatus({ goodsId, displaySaleStatusEnum }: GoodsDetailData) {
  const calls = useCalls()
  const options = calls.goods.status.queryOptions({ input: { id: goodsId } })
  const { data } = useQuery({ ...options, staleTime: 0 })
  return data?.displaySaleStatusEnum ?? displaySaleStatusEnum
}

/** The way to buy, or what keeps the goods from being sold and where to go instead. */
export function BuyBar({ goods, isSheetOpen, onBuy }: BuyBarProps) {
  const status = useSaleStatus(goods)
  const { saleStartsAt, categoryId } = goods
  const closed = closedSaleView(status, saleStartsAt === null ? null : Date.parse(saleStartsAt))
  const isWide = useMedia(WIDE)
  useWarmSheet(closed === null && !isWide)
  if (closed === null && isWide && !isSheetOpen) return <OptionPlace goods={goods} />
  const open = { onPointerDown: warm, onFocus: warm, onClick: onBuy }
  return (
    <BarWithHeart goods={goods}>
      {closed === null ? (
        <div className={styles.ways}>
          <Button variant="outline" {...open}>
            장바구니
          </Button>
          <Button {...open}>바로구매</Button>
        </div>
      ) : (
        <ClosedSale
          label={GOODS_DISPLAY_SALE_STATUS_LABELS[status]}
          closed={closed}
          categoryId={categoryId}
          isSoldOut={canAwaitRestock(status)}
        />
      )}
    </BarWithHeart>
  )
}

type ClosedSaleProps = {
  readonly label: string
  readonly closed: ClosedSaleView
  readonly categoryId: number | null
  /** Its buyers may be notified when it is in stock again. */
  readonly isSoldOut: boolean
}

function ClosedSale({ label, closed, categoryId, isSoldOut }: ClosedSaleProps) {
  const onward = categoryId === null ? routes.category() : routes.categoryDetail(categoryId)
  return (
    <div className={styles.closed} data-offers={isSoldOut}>
      <output className={styles.state}>
        <strong>{label}</strong>
        <span className={styles.why}>{closed.text}</span>
      </output>
      {isSoldOut ? <RestockOffer variant="outline" /> : null}
      <ButtonLink to={onward} variant="inverse">
        {closed.onward}
      </ButtonLink>
    </div>
  )
}
