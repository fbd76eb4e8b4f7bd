import { useId, useState } from 'react'
import { Chip } from '../../parts/action/Chip.tsx'
import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { RailMoves } from '../../parts/goods/RailMoves.tsx'
import section from '../../parts/goods/Section.module.css'
import { SectionTitle } from '../../parts/goods/SectionTitle.tsx'
import { useRail } from '../../parts/layout/useRail.ts'
import styles from './Blocks.module.css'
import type { ChipData } from './mainGroup.ts'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

type ChipGoodsProps = { readonly head: RailHead; readonly chips: readonly ChipData[] }

/** Lists of products under names, one of them side by side; another one begins at its first product. */
export function ChipGoods({ head, chips }: ChipGoodsProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState(0)
  const goodsList = chips[chosen]?.goodsList ?? []
  const { ref, ...rail } = useRail(goodsList.length)
  const choose = (place: number) => {
    setChosen(place)
    ref.current?.scrollTo({ left: 0, behavior: 'instant' })
  }
  return (
    <section className={section.section} aria-labelledby={titleId}>
      <div className={section.head}>
        <SectionTitle id={titleId} {...head} />
        <div className={section.moves}>
          <RailMoves rail={rail} title={head.title} unit="상품" />
        </div>
      </div>
      <fieldset className={styles.chips} aria-label={`${head.title} 선택`}>
        {chips.map(({ title }, place) => (
          <Chip key={title} isSelected={place === chosen} onSelect={() => choose(place)}>
            {title}
          </Chip>
        ))}
      </fieldset>
      <ul ref={ref} className={section.rail}>
        {goodsList.map((goods) => (
          <li key={goods.goodsId} className={section.item}>
            <GoodsCard goods={goods} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
