import type { StepActor } from '../chart/step.codes.ts'
import type { ChartTable, TableStep } from '../chart/table.rules.ts'
import type { HistoryDivergence } from './history.codes.ts'

/** A step in the history of a row. */
export type HistoryStep = {
  readonly actor: StepActor
  readonly event: string
  readonly from: string
  readonly to: string
}

/** A step compared with the current chart: its Korean name, `null` when it has none, and the difference. */
export type CheckedStep = {
  readonly action: string | null
  readonly divergence: HistoryDivergence | null
}

type AnyTable = Pick<ChartTable<string, string, string, string, string, string>, 'steps'>
type AnyStep = TableStep<string, string, string, string, string>

/** Returns the name of a step; the history does not say which of several steps to one state was taken. */
function nameOf(steps: readonly AnyStep[]): string {
  return [...new Set(steps.map(({ meta }) => meta.action))].join(' 또는 ')
}

function compare({ steps }: AnyTable, taken: HistoryStep): CheckedStep {
  const row = Object.hasOwn(steps, taken.from) ? steps[taken.from] : undefined
  if (row === undefined) return { action: null, divergence: 'STATE_UNKNOWN' }
  const same: readonly AnyStep[] = Object.hasOwn(row, taken.event) ? (row[taken.event] ?? []) : []
  const [first] = same
  if (first === undefined) return { action: null, divergence: 'EVENT_UNKNOWN' }
  const leading = same.filter(({ target }) => target === taken.to)
  if (leading.length === 0) return { action: first.meta.action, divergence: 'TARGET_DIFFERS' }
  const own = leading.filter(({ meta }) => meta.actor === taken.actor)
  return own.length === 0
    ? { action: nameOf(leading), divergence: 'ACTOR_DIFFERS' }
    : { action: nameOf(own), divergence: null }
}

/**
 * Compares the history of one row, oldest step first, with the current chart. A step that the chart has but that begins
 * in another state than the row's is `NOT_CONTINUED`. `start` is the first state of the row.
 */
export function checkHistory<Step extends HistoryStep>(
  table: AnyTable,
  start: string,
  steps: readonly Step[],
): (Step & CheckedStep)[] {
  return steps.map((step, index) => {
    const { action, divergence } = compare(table, step)
    const before = steps[index - 1]?.to ?? start
    const gap = step.from === before ? null : 'NOT_CONTINUED'
    return { ...step, action, divergence: divergence ?? gap }
  })
}
