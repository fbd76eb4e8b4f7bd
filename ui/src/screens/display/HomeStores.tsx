import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useNear } from '../../lib/useInView.ts'
import styles from '../../parts/goods/Section.module.css'

const StoreRail = lazyExtra(async () => (await import('./StoreRail.tsx')).StoreRail)

/** Some stores of the market; asked for when the buyer comes near. */
export function HomeStores() {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={styles.stores}>
      <Suspense>{isNear ? <StoreRail /> : null}</Suspense>
    </div>
  )
}
