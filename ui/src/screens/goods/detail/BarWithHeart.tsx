import type { ReactNode } from 'react'
import { FavoriteHeart } from '../../../parts/goods/FavoriteHeart.tsx'
import { Dock } from '../../../parts/layout/Dock.tsx'
import styles from './BuyBar.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'

type BarWithHeartProps = {
  readonly goods: GoodsDetailData
  /** The ways on from the product. */
  readonly children: ReactNode
}

/** The bar of a product; on narrow screens the heart stands in it. */
export function BarWithHeart({ goods, children }: BarWithHeartProps) {
  return (
    <Dock>
      <div className={styles.bar}>
        <div className={styles.like}>
          <FavoriteHeart goods={goods} look="bar" />
        </div>
        {children}
      </div>
    </Dock>
  )
}
