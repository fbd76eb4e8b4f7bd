import { AppLink } from '../../parts/action/AppLink.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './Blocks.module.css'
import { ItemWords } from './ImageGrid.tsx'
import type { BannerItemData } from './mainGroup.ts'

type TextGridProps = {
  readonly head: RailHead
  readonly items: readonly BannerItemData[]
  readonly look: 'two' | 'three' | 'swipe'
}

/** Linked texts: in full rows of two or three, or side by side. */
export function TextGrid({ head, items, look }: TextGridProps) {
  const entries = items.map((item) => (
    <li key={`${item.text} ${item.linkUrl}`} className={styles.snap}>
      <AppLink className={styles.note} to={item.linkUrl}>
        <ItemWords item={item} />
      </AppLink>
    </li>
  ))
  return look === 'swipe' ? (
    <Rail {...head} unit="글">
      {entries}
    </Rail>
  ) : (
    <BlockFrame head={head}>
      <ul className={styles.grid} data-columns={look === 'two' ? 2 : 3}>
        {entries}
      </ul>
    </BlockFrame>
  )
}
