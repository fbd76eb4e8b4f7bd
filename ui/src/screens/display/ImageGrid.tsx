import { AppLink } from '../../parts/action/AppLink.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './Blocks.module.css'
import type { BannerItemData } from './mainGroup.ts'

const SIZES = {
  2: '(min-width: 1200px) 556px, (min-width: 674px) 46vw, 46vw',
  3: '(min-width: 1200px) 364px, (min-width: 674px) 30vw, 30vw',
} as const

type ImageGridProps = {
  readonly head: RailHead
  readonly items: readonly BannerItemData[]
  readonly columns: 2 | 3
}

/** Linked pictures in full rows of two or three. */
export function ImageGrid({ head, items, columns }: ImageGridProps) {
  return (
    <BlockFrame head={head}>
      <ul
        className={styles.grid}
        data-columns={columns}
        data-doubles={items.length % (2 * columns) === 0}
      >
        {items.map((item) => (
          <li key={`${item.picture} ${item.linkUrl}`}>
            <AppLink className={styles.tile} to={item.linkUrl}>
              <span className={styles.picture}>
                <Img
                  picture={item.picture ?? ''}
                  alt={item.alt}
                  kind="hero"
                  shape={columns === 2 ? 'tile' : 'square'}
                  sizes={SIZES[columns]}
                />
              </span>
              <ItemWords item={item} />
            </AppLink>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** The words of a linked picture or text. */
export function ItemWords({ item }: { readonly item: Pick<BannerItemData, 'text' | 'subText'> }) {
  return item.text === null ? null : (
    <span className={styles.words}>
      <span className={styles.text}>{item.text}</span>
      {item.subText === null ? null : <span className={styles.subText}>{item.subText}</span>}
    </span>
  )
}
