import { useState } from 'react'
import { Chip } from '../../parts/action/Chip.tsx'
import { GoodsTiles } from '../../parts/goods/GoodsTiles.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './Blocks.module.css'
import type { ChipData } from './mainGroup.ts'

type ChipGoodsProps = { readonly head: RailHead; readonly chips: readonly ChipData[] }

/** Lists of products under names; one of them shows. */
export function ChipGoods({ head, chips }: ChipGoodsProps) {
  const [chosen, setChosen] = useState(0)
  const shown = chips[chosen] ?? chips[0]
  if (shown === undefined) return null
  return (
    <BlockFrame head={head}>
      <div className={styles.chips} role="group" aria-label={`${head.title} 고르기`}>
        {chips.map(({ title }, place) => (
          <Chip key={title} isSelected={place === chosen} onSelect={() => setChosen(place)}>
            {title}
          </Chip>
        ))}
      </div>
      <GoodsTiles goodsList={shown.goodsList} />
    </BlockFrame>
  )
}
