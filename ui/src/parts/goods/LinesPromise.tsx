import { arrivalsText } from '@jangteo/core/shipping/promiseText.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { Truck } from 'lucide-react'
import { useMinute } from '../../lib/pageClock.ts'
import { promiseAt } from '../../lib/usePromise.ts'
import type { PromiseListData } from '../../lib/usePromise.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Promise.module.css'

type LinesPromiseProps = {
  readonly lines: readonly {
    /** Names the main line of an add-on, which arrives with it and is not counted. */
    readonly mainCartId: number | null
    readonly quantity: number
    readonly promiseList: PromiseListData
  }[]
  /** Zone of the destination; `null` while that is not known. */
  readonly zone: AreaZone | null
}

/** The days that lines of a cart or an order arrive on; nothing where none is promised of any. */
export function LinesPromise({ lines, zone }: LinesPromiseProps) {
  const nowMs = useMinute()
  const pieces = lines
    .filter(({ mainCartId }) => mainCartId === null)
    .map(({ quantity, promiseList }) => ({
      arrivesOn: promiseAt(promiseList, { zone, nowMs })?.arrivesOn ?? null,
      count: quantity,
    }))
  const text = arrivalsText(pieces, nowMs)
  return text === null ? null : (
    <p className={styles.lines}>
      <Icon of={Truck} size="s" />
      {text}
    </p>
  )
}
