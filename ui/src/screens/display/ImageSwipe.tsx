import { AppLink } from '../../parts/action/AppLink.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import styles from './Blocks.module.css'
import { ItemWords } from './ImageGrid.tsx'
import type { BannerItemData } from './mainGroup.ts'

const SIZES = '(min-width: 1200px) 366px, (min-width: 674px) 46vw, 86vw'

type ImageSwipeProps = { readonly head: RailHead; readonly items: readonly BannerItemData[] }

/** Linked pictures side by side, with their words below. */
export function ImageSwipe({ head, items }: ImageSwipeProps) {
  return (
    <Rail {...head} unit="이야기" size="column">
      {items.map((item) => (
        <li key={`${item.picture} ${item.linkUrl}`} className={styles.snap}>
          <AppLink className={styles.tile} to={item.linkUrl}>
            <span className={styles.picture}>
              <Img
                picture={item.picture ?? ''}
                alt={item.alt}
                kind="hero"
                shape="tile"
                sizes={SIZES}
              />
            </span>
            <ItemWords item={item} />
          </AppLink>
        </li>
      ))}
    </Rail>
  )
}
