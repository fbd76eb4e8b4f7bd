import { memo } from 'react'
import type { ReactNode } from 'react'
import { GoodsCard } from './GoodsCard.tsx'
import type { GoodsCardData } from './GoodsCard.tsx'
import styles from './GoodsTiles.module.css'

/** Measure of how wide the picture of a tile stands on the page. */
export const TILE_SIZES =
  '(min-width: 1120px) 220px, (min-width: 840px) 22vw, (min-width: 560px) 30vw, 46vw'

type GoodsTilesProps = {
  readonly goodsList: readonly GoodsCardData[]
  readonly headingLevel?: 2 | 3
}

/** Goods under each other: two beside on phones, then three, four and five. Drawn again only with other goods. */
export const GoodsTiles = memo(function GoodsTiles({
  goodsList,
  headingLevel = 3,
}: GoodsTilesProps) {
  return (
    <GoodsPlaces>
      {goodsList.map((goods) => (
        <GoodsPlace key={goods.goodsId}>
          <GoodsCard goods={goods} sizes={TILE_SIZES} headingLevel={headingLevel} />
        </GoodsPlace>
      ))}
    </GoodsPlaces>
  )
})

type PlaceProps = { readonly children: ReactNode }

/** The places of goods under each other. */
export function GoodsPlaces({ children }: PlaceProps) {
  return (
    <div className={styles.place}>
      <ul className={styles.tiles}>{children}</ul>
    </div>
  )
}

/** The place of one product. */
export function GoodsPlace({ children }: PlaceProps) {
  return <li className={styles.tile}>{children}</li>
}
