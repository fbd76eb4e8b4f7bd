import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import section from '../../parts/goods/Section.module.css'
import type { ChipData } from './mainGroup.ts'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

type KeywordGoodsProps = { readonly head: RailHead; readonly chips: readonly ChipData[] }

/** The best product of each keyword side by side, marked with the keyword. */
export function KeywordGoods({ head, chips }: KeywordGoodsProps) {
  return (
    <Rail {...head} unit="상품">
      {chips.flatMap(({ title, goodsList }) =>
        goodsList.slice(0, 1).map((goods) => (
          <li key={title} className={section.item}>
            <GoodsCard goods={goods} sizes={SIZES} mark={title} />
          </li>
        )),
      )}
    </Rail>
  )
}
