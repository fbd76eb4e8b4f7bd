import { formatWon } from '@jangteo/core/money/money.rules'
import { TrendingDown } from 'lucide-react'
import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import { TILE_SIZES } from '../../parts/goods/GoodsTiles.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './Favorite.module.css'
import type { MyGoods } from './useMyGoods.ts'

/** A favourite, and how much cheaper it became since it was liked. */
export function FavoriteCard({ goods }: { readonly goods: MyGoods }) {
  const { listPrice, salePrice, priceDropped } = goods
  return (
    <GoodsCard
      goods={goods}
      sizes={TILE_SIZES}
      headingLevel={2}
      price={
        <>
          <Price listPrice={listPrice} salePrice={salePrice} />
          {priceDropped === 0 ? null : (
            <p className={styles.drop}>
              <Icon of={TrendingDown} size="s" />
              찜한 뒤 {formatWon(priceDropped)} 내렸어요
            </p>
          )}
        </>
      }
    />
  )
}
