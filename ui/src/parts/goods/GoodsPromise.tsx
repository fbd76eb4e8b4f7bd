import { arrivalText, cutoffText } from '@jangteo/core/shipping/promiseText.rules'
import { Truck } from 'lucide-react'
import { usePromise } from '../../lib/usePromise.ts'
import type { PromiseListData } from '../../lib/usePromise.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Promise.module.css'

/** When a product arrives and until when to order it for that day, beside its price; nothing where none is promised. */
export function GoodsPromise({ promiseList }: { readonly promiseList: PromiseListData }) {
  const { promise, nowMs } = usePromise(promiseList)
  return promise === null ? null : (
    <p className={styles.goods}>
      <Icon of={Truck} size="s" />
      <span className={styles.words}>
        <strong className={styles.day}>{arrivalText(promise.arrivesOn, nowMs)}</strong>{' '}
        <span className={styles.cutoff}>{cutoffText(promise.orderUntilMs, nowMs)}</span>
      </span>
    </p>
  )
}
