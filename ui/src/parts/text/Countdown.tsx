import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { countdownText, timeLeft } from '@jangteo/core/display/deal.rules'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useServerAhead } from '../../lib/serverClock.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Countdown.module.css'

type CountdownProps = {
  readonly endsAtMs: number
  /** When the server answered: what is left then stands there until the clock runs. */
  readonly nowMs: number
  /** Name of the moment that is counted down to: `첫 마감`. */
  readonly name: string
}

const SECOND_MS = 1000

/** The time by the market's clock, every second; `answeredMs` until that clock is there. */
function useMarketMs(answeredMs: number): number {
  const aheadMs = useServerAhead()
  const [nowMs, setNowMs] = useState(answeredMs)
  useEffect(() => {
    if (aheadMs === null) return undefined
    const tick = () => setNowMs(Date.now() + aheadMs)
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [aheadMs])
  return nowMs
}

/** A clock that runs down to a moment and stops there; the moment in words is its name. */
export function Countdown({ endsAtMs, nowMs: answeredMs, name }: CountdownProps) {
  const nowMs = useMarketMs(answeredMs)
  return (
    <p className={styles.countdown}>
      <Icon of={Clock} size="s" />
      <span role="timer" aria-label={`${name} ${formatSpokenTime(endsAtMs)}`}>
        {nowMs >= endsAtMs ? (
          '마감됐어요'
        ) : (
          <>
            <span className={styles.name}>{name}까지 </span>
            {countdownText(timeLeft(endsAtMs, nowMs))}
          </>
        )}
      </span>
    </p>
  )
}
