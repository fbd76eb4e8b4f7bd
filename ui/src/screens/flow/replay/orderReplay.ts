import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import { HISTORY_DIVERGENCE_LABELS } from '@jangteo/core/flow/history.codes'
import type { HistoryChart } from '@jangteo/core/flow/history.codes'
import type { DeskAnswers } from '@jangteo/http/desk/deskCalls'
import type { FlowScene } from '../picture/flowScene.ts'

export type OrderHistory = DeskAnswers['history']
type HistoryLife = OrderHistory['lives'][number]

/** A step of an order's past as the timeline shows it. */
export type ReplayRow = {
  /** From 1. */
  readonly number: number
  /** Of which row of the database. */
  readonly title: string
  readonly action: string
  readonly became: string
  /** Actor and event of the step. */
  readonly by: string
  readonly at: string
  /** Time since the step before; `null` for the first. */
  readonly wait: string | null
  /** The way it differs from the chart of today; `null` when it does not. */
  readonly divergence: string | null
  readonly scene: FlowScene
}

/** Name of a state; `null` for one that it does not have. */
export type NameState = (chart: HistoryChart, state: string) => string | null

const SECOND_MS = 1_000
const UNITS = [
  [DAY_MS, '일'],
  [HOUR_MS, '시간'],
  [MINUTE_MS, '분'],
  [SECOND_MS, '초'],
] as const

/** A time that passed, in its largest whole unit: `3일 뒤`; less than a second is `바로`. */
export function waitText(waitedMs: number): string {
  const unit = UNITS.find(([lengthMs]) => waitedMs >= lengthMs)
  return unit === undefined ? '바로' : `${String(Math.floor(waitedMs / unit[0]))}${unit[1]} 뒤`
}

/** A state by its code and its name, where the chart of today has one for it. */
export function stateText(name: string | null, state: string): string {
  return name === null ? state : `${state} ${name}`
}

function titleOf({ lives }: OrderHistory, chart: HistoryChart, rowId: number): string {
  return lives.find((life) => life.chart === chart && life.rowId === rowId)?.title ?? ''
}

/** The timeline of an order. */
export function toReplay(history: OrderHistory, nameState: NameState): ReplayRow[] {
  return history.steps.map((step, index) => {
    const { chart, rowId, actor, event, action, from, to, divergence } = step
    const atMs = Date.parse(step.at)
    const before = history.steps[index - 1]
    return {
      number: index + 1,
      title: titleOf(history, chart, rowId),
      action: action ?? event,
      became: stateText(nameState(chart, to), to),
      by: `${STEP_ACTOR_LABELS[actor]} · ${event}`,
      at: formatDateTime(atMs),
      wait: before === undefined ? null : waitText(atMs - Date.parse(before.at)),
      divergence: divergence === null ? null : HISTORY_DIVERGENCE_LABELS[divergence],
      scene: { chart, state: to, from, event },
    }
  })
}

/** The rows that do not stand where their history ends, in words. */
export function unmatchedTexts({ lives }: OrderHistory, nameState: NameState): string[] {
  return lives
    .filter(({ endsAt, status }) => endsAt !== status)
    .map(({ chart, title, endsAt, status }) => {
      const [end, now] = [endsAt, status].map((state) => stateText(nameState(chart, state), state))
      return `${title}: 이력은 ${end}에서 끝나는데 지금은 ${now}예요.`
    })
}

/** A row of the database in words: what it is, and where to find it. */
export function lifeText({ title, chart, rowId }: HistoryLife): string {
  return `${title} (${chart} ${String(rowId)})`
}

/** The step that an address names, from 1; the last one where it names none that there is. 0: there are none. */
export function readStepNumber(text: string | null, count: number): number {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : count
  return Math.min(Math.max(number, Math.min(1, count)), count)
}
