import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import styles from './Ranking.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** The ranking before anything of it is known. */
export function RankingSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.choices}>
        <Skeleton shape="control" />
        <div className={styles.chips}>
          <Skeleton shape="control" />
        </div>
      </div>
      <RankingRowsSkeleton />
    </SkeletonPage>
  )
}

/** Rows of a board in their final size. */
export function RankingRowsSkeleton() {
  return (
    <>
      <div className={styles.selects}>
        <Skeleton shape="control" width="third" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="third" />
      </div>
      <div className={styles.rows}>
        {ROWS.map((key) => (
          <div key={key} className={styles.row}>
            <span className={styles.place} />
            <div className={styles.picture}>
              <Skeleton shape="square" />
            </div>
            <div className={styles.words}>
              <Skeleton width="third" />
              <Skeleton />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
