import { useEffect } from 'react'
import { useServerAhead } from './serverClock.ts'

const SECOND_MS = 1000

/** Calls with the market's time now and every second, once its clock is known; `onSecond` stays the same function. */
export function useMarketSecond(onSecond: (nowMs: number) => void): void {
  const aheadMs = useServerAhead()
  useEffect(() => {
    if (aheadMs === null) return undefined
    const tick = () => onSecond(Date.now() + aheadMs)
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [aheadMs, onSecond])
}
