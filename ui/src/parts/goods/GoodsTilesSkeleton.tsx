import styles from './GoodsTiles.module.css'
import { Skeleton } from '../boundary/Skeleton.tsx'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Goods under each other before they are known, in their final size. */
export function GoodsTilesSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.tiles}>
        {TILES.map((key) => (
          <div key={key}>
            <Skeleton shape="square" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </div>
  )
}
