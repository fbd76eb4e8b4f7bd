import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { countdownText, timeLeft } from '@jangteo/core/display/deal.rules'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useMarketSecond } from '../../lib/marketClock.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Countdown.module.css'

type CountdownProps = {
  readonly endsAtMs: number
  /** When the server answered: what is left then stands there until the clock runs. */
  readonly nowMs: number
  /** Name of the moment that is counted down to: `첫 마감`. */
  readonly name: string
}

/** The time by the market's clock, every second; `answeredMs` until that clock is there. */
function useMarketMs(answeredMs: number): number {
  const [nowMs, setNowMs] = useState(answeredMs)
  useMarketSecond(setNowMs)
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
