import { dealMarkText } from '@jangteo/core/display/deal.rules'
import { canAwaitRestock } from '@jangteo/core/goods/saleStatus.rules'
import { GoodsCard } from '../../../parts/goods/GoodsCard.tsx'
import { Countdown } from '../../../parts/text/Countdown.tsx'
import type { HomeSection, HomeSectionProps } from '../homeSection.ts'
import { Rail } from '../../../parts/goods/Rail.tsx'
import styles from '../../../parts/goods/Section.module.css'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 24vw, 30vw'

/** Moment at which the first of some deals ends; `null` without a deal that ends. */
function firstEndMs({ goodsList }: Pick<HomeSection, 'goodsList'>): number | null {
  const ends = goodsList.flatMap(({ deal }) => (deal === null ? [] : [Date.parse(deal.endsAt)]))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Deals side by side, each with its last day and the share that is sold, under the clock of the one that ends first. */
export function DealRail({ section, nowMs }: HomeSectionProps) {
  const endsAtMs = firstEndMs(section)
  const { goodsList, moreTo, ...head } = section
  return (
    <Rail
      {...head}
      {...(moreTo === undefined ? {} : { titleTo: moreTo })}
      unit="상품"
      size="third"
      extra={
        endsAtMs === null ? null : <Countdown endsAtMs={endsAtMs} nowMs={nowMs} name="첫 마감" />
      }
    >
      {goodsList.map((goods) => (
        <li key={goods.goodsId} className={styles.item}>
          <GoodsCard
            goods={goods}
            sizes={SIZES}
            mark={
              goods.deal === null || canAwaitRestock(goods.displaySaleStatusEnum)
                ? null
                : dealMarkText(Date.parse(goods.deal.endsAt), nowMs)
            }
          />
        </li>
      ))}
    </Rail>
  )
}
