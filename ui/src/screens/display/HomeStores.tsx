import { Suspense, useState } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useInView } from '../../lib/useInView.ts'
import styles from '../../parts/goods/Section.module.css'

const StoreRail = lazyExtra(async () => (await import('./StoreRail.tsx')).StoreRail)

/** Some stores of the market; asked for when the buyer comes near. */
export function HomeStores() {
  const [isNear, setIsNear] = useState(false)
  const ref = useInView(isNear ? null : () => setIsNear(true))
  return (
    <div ref={ref} className={styles.stores}>
      <Suspense>{isNear ? <StoreRail /> : null}</Suspense>
    </div>
  )
}
