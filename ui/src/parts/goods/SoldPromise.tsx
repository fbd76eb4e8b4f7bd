import { soldPromiseText } from '@jangteo/core/shipping/promiseText.rules'
import type { SoldPromise as Promised } from '@jangteo/core/shipping/promiseText.rules'
import styles from './Promise.module.css'

/** The day that ordered goods were promised for, and that they are late where they are. */
export function SoldPromise({ promise }: { readonly promise: Promised | null }) {
  return promise === null ? null : (
    <p className={styles.sold} data-late={promise.isLate}>
      {soldPromiseText(promise)}
    </p>
  )
}
