import { formatShippingFee } from '@jangteo/core/money/money.rules'
import { arrivalText } from '@jangteo/core/shipping/promiseText.rules'
import { usePromise } from '../../lib/usePromise.ts'
import type { PromiseListData } from '../../lib/usePromise.ts'
import styles from './Promise.module.css'

type CardPromiseProps = {
  readonly promiseList: PromiseListData
  readonly isFreeShipping: boolean
}

/** When goods arrive and that they ship for free, on one line of a card; nothing of what is not promised. */
export function CardPromise({ promiseList, isFreeShipping }: CardPromiseProps) {
  const { promise, nowMs } = usePromise(promiseList)
  const texts = [
    promise === null ? null : arrivalText(promise.arrivesOn, nowMs),
    isFreeShipping ? formatShippingFee(0) : null,
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : <p className={styles.card}>{texts.join('\u00a0· ')}</p>
}
