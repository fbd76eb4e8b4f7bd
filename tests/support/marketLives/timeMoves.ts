import { DAY_MS, HOUR_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import * as fc from 'fast-check'
import { runDueJobs } from '../orderCharts/reality.ts'
import { close } from '../settlement/settled.ts'
import { always, DONE, type Move } from './move.ts'
import type { Stage } from './stage.ts'

/** One o'clock in Korea, when statements close, next after a moment. */
function nextClosingMs(nowMs: number): number {
  const today = Date.parse(`${kstDayOf(nowMs)}T01:00:00+09:00`)
  return today > nowMs ? today : today + DAY_MS
}

/** Lets time pass: what is due is done, and statements close at night. */
export async function letPass({ market }: Stage, ms: number): Promise<void> {
  const untilMs = market.now() + ms
  while (market.now() < untilMs) {
    const closingMs = nextClosingMs(market.now())
    market.advance(Math.min(closingMs, untilMs) - market.now())
    await runDueJobs({ market })
    if (market.now() === closingMs) await close(market)
  }
  await runDueJobs({ market })
}

/** Hours pass. */
export function pass(hours: number): Move {
  return {
    name: 'pass',
    details: `${hours} hours`,
    isPossible: always,
    make: async ({ stage }) => {
      await letPass(stage, hours * HOUR_MS)
      return `${DONE}, ${kstDayOf(stage.market.now())}`
    },
  }
}

/** Moves of the clock: an hour, nights, the days until a purchase confirms itself. */
export const TIME_MOVES: readonly fc.Arbitrary<Move>[] = [
  fc.constantFrom(1, 12, 24, 24, 72, 72, 200).map(pass),
  fc.constantFrom(1, 12, 24, 24, 72, 72, 200).map(pass),
  fc.constantFrom(24, 72).map(pass),
]
