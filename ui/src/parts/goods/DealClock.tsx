import { dealClockChart } from '@jangteo/core/display/dealClock.chart'
import { dealClockView } from '@jangteo/core/display/dealClock.view'
import { useMachine } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useMarketSecond } from '../../lib/marketClock.ts'
import { useInspection } from '../../lib/useInspection.ts'
import styles from './DealClock.module.css'

export type DealClockProps = {
  readonly startsAtMs: number
  readonly endsAtMs: number
  /** When the server answered: the clock stands there until it runs. */
  readonly nowMs: number
  /** Names what it counts down to; the mark of a card has no room for it. */
  readonly hasName?: boolean
  /** The deal has started or ended while its clock was looked at. */
  readonly onChange?: () => void
}

/** The time until a deal starts, then until it ends, by the market's clock; the moment in words is its name. */
export function DealClock(props: DealClockProps) {
  const { startsAtMs, endsAtMs, nowMs, hasName = false, onChange } = props
  const [machine] = useState(() =>
    dealClockChart.provide({ actions: { notifyChange: () => onChange?.() } }),
  )
  const input = { startsAtMs, endsAtMs, nowMs }
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  useMarketSecond(
    useCallback((atMs: number) => dealClockView(actor.getSnapshot(), actor).tick(atMs), [actor]),
  )
  const { name, text, spokenText, isOver } = dealClockView(snapshot, actor)
  return (
    <span className={styles.clock} role="timer" aria-label={spokenText}>
      {hasName && !isOver ? <span className={styles.name}>{name}까지 </span> : null}
      {text}
    </span>
  )
}
