import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { formatSpokenTime } from '../calendar/dateText.rules.ts'
import type { dealClockChart } from './dealClock.chart.ts'
import { countdownText, timeLeft } from './deal.rules.ts'

/** A deal's clock in words. */
export type DealClockView = {
  /** `마감` or `오픈`, and the time until then; `종료됐어요` once it is over. */
  readonly name: string
  readonly text: string
  /** The moment that it counts down to, as people say it. */
  readonly spokenText: string
  readonly isOver: boolean
  /** Takes a second of the market's clock. */
  readonly tick: (nowMs: number) => void
}

type Snapshot = SnapshotFrom<typeof dealClockChart>
type Actor = Pick<ActorRefFrom<typeof dealClockChart>, 'send'>

/** Views the clock of a deal. Source: domain-rules §7.4. */
export function dealClockView({ context }: Snapshot, actor: Actor): DealClockView {
  const { startsAtMs, endsAtMs, nowMs } = context
  const isComing = nowMs < startsAtMs
  const isOver = nowMs >= endsAtMs
  const [name, untilMs] = isComing ? ['오픈', startsAtMs] : ['마감', endsAtMs]
  return {
    name,
    text: isOver ? '종료됐어요' : countdownText(timeLeft(untilMs, nowMs)),
    spokenText: `${formatSpokenTime(untilMs)} ${name}`,
    isOver,
    tick: (atMs) => actor.send({ type: 'clock.ticked', nowMs: atMs }),
  }
}
