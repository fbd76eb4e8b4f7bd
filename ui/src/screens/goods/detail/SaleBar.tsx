import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { FavoriteHeart } from '../../../parts/goods/FavoriteHeart.tsx'
import { saleViewOf } from '../../../parts/goods/specialSale.ts'
import { Dock } from '../../../parts/layout/Dock.tsx'
import styles from './BuyBar.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'

type SaleBarProps = {
  readonly goods: GoodsDetailData
  /** Called with true while the product is for winners alone, so that its page makes no other offer. */
  readonly onFound: (isForWinners: boolean) => void
  /** The way to buy a product that is in no special sale. */
  readonly children: ReactNode
}

/** The special sale of a product: `null` for a product in none that runs, `undefined` until it is loaded. */
function useSaleOf(goodsId: number) {
  const { specialSale } = useCalls()
  const current = useQuery(specialSale.current.queryOptions())
  const products = useQuery(specialSale.goodsList.queryOptions())
  if (current.isPending || products.isPending) return undefined
  const sale = current.data?.sale ?? null
  const sold = products.data?.goodsList.find((each) => each.goodsId === goodsId)
  if (sale === null || sold === undefined) return null
  const view = saleViewOf(sale)
  return view.isOver ? null : { ...view, salePrice: sold.salePrice }
}

/** The way to the special sale of a product, or its own way to buy. */
export function SaleBar({ goods, onFound, children }: SaleBarProps) {
  const sale = useSaleOf(goods.goodsId)
  const isForWinners = sale !== null
  useEffect(() => onFound(isForWinners), [isForWinners, onFound])
  if (sale === undefined) return null
  if (sale === null) return children
  return (
    <Dock>
      <div className={styles.bar}>
        <div className={styles.like}>
          <FavoriteHeart goods={goods} look="bar" />
        </div>
        <div className={styles.closed}>
          <p className={styles.state}>
            <strong>{sale.stateText}</strong>
            <span className={styles.why}>당첨되면 {formatWon(sale.salePrice)}</span>
          </p>
          <ButtonLink to={routes.specialSale()}>
            {sale.isEntryOpen ? '응모하러 가기' : '특별판매 보기'}
          </ButtonLink>
        </div>
      </div>
    </Dock>
  )
}
