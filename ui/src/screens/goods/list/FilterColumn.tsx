import { lazy, Suspense } from 'react'
import { useMedia } from '../../../parts/layout/useMedia.ts'
import type { FilterColumnProps } from './FilterColumnPanel.tsx'
import styles from './GoodsListing.module.css'

/** From here on the filters stand beside the list. */
export const BESIDE_LIST = '(min-width: 1120px)'

const FilterColumnPanel = lazy(async () => ({
  default: (await import('./FilterColumnPanel.tsx')).FilterColumnPanel,
}))

/** The filters beside the list, where there is room for them; elsewhere they stand in a sheet. */
export function FilterColumn(props: FilterColumnProps) {
  const isWide = useMedia(BESIDE_LIST)
  return (
    <div className={styles.column}>
      <Suspense>{isWide ? <FilterColumnPanel {...props} /> : null}</Suspense>
    </div>
  )
}
