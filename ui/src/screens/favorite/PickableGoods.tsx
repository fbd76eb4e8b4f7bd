import type { ReactNode } from 'react'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { GoodsPlace, GoodsPlaces } from '../../parts/goods/GoodsTiles.tsx'
import type { More } from '../../lib/infiniteList.ts'
import styles from './Favorite.module.css'
import type { Selection } from './useSelection.ts'

type PickableGoodsProps = {
  readonly entries: readonly {
    readonly id: string
    readonly goodsId: number
    readonly goodsName: string
    readonly card: ReactNode
  }[]
  readonly selection: Selection
  readonly more: More | null
}

/** Goods under each other, each with a box of its own while some are picked. */
export function PickableGoods({ entries, selection, more }: PickableGoodsProps) {
  return (
    <>
      <GoodsPlaces>
        {entries.map(({ id, goodsId, goodsName, card }) => (
          <GoodsPlace key={goodsId}>
            {selection.isEditing ? (
              <div className={styles.pick}>
                <Checkbox
                  label={`${goodsName} 선택`}
                  isChecked={selection.has(id)}
                  onChange={(isPicked) => selection.toggle(id, isPicked)}
                />
              </div>
            ) : null}
            {card}
          </GoodsPlace>
        ))}
      </GoodsPlaces>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}
