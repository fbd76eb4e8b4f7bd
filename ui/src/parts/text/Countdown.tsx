import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { countdownText, timeLeft } from '@jangteo/core/display/deal.rules'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useServerAhead } from '../../lib/serverClock.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Countdown.module.css'

type CountdownProps = {
  readonly endsAtMs: number
  /** Event that the clock counts down to: `첫 마감`. */
  readonly name: string
}

const SECOND_MS = 1000

/** Milliseconds until a moment by the market's clock, and 0 after it; `null` until that clock is there. */
function useLeftMs(endsAtMs: number): number | null {
  const aheadMs = useServerAhead()
  const [nowMs, setNowMs] = useState<number | null>(null)
  useEffect(() => {
    if (aheadMs === null) return undefined
    const tick = () => setNowMs(Date.now() + aheadMs)
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [aheadMs])
  return nowMs === null ? null : Math.max(0, endsAtMs - nowMs)
}

/** A clock that runs down to a moment; the moment in words stands there until the clock does, and for the ear. */
export function Countdown({ endsAtMs, name }: CountdownProps) {
  const leftMs = useLeftMs(endsAtMs)
  const deadline = `${name} ${formatSpokenTime(endsAtMs)}`
  return (
    <p className={styles.countdown}>
      <Icon of={Clock} size="s" />
      {leftMs === null ? (
        deadline
      ) : (
        <span role="timer" aria-label={deadline} className={styles.clock}>
          <span className={styles.name}>{name}까지 </span>
          {leftMs === 0 ? '마감' : countdownText(timeLeft(leftMs, 0))}
        </span>
      )}
    </p>
  )
}
