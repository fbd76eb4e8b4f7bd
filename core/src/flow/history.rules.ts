import type { StepActor } from '../chart/step.codes.ts'
import type { ChartTable, TableStep } from '../chart/table.rules.ts'
import type { HistoryDivergence } from './history.codes.ts'

/** A step of a row as it was written down when it was taken. */
export type HistoryStep = {
  readonly actor: StepActor
  readonly event: string
  readonly from: string
  readonly to: string
}

/**
 * Information that the chart of today says of such a step: its Korean name, `null` when it has none, and how they
 * differ.
 */
export type CheckedStep = {
  readonly action: string | null
  readonly divergence: HistoryDivergence | null
}

type AnyTable = Pick<ChartTable<string, string, string, string, string, string>, 'steps'>
type AnyStep = TableStep<string, string, string, string, string>

/** The step that was taken of several steps that lead to the same state is not written down. */
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
 * Holds the history of one row, oldest step first, against the chart of today: every step in its place with what the
 * chart says of it. A step that the chart knows but that does not begin where the row stood is `NOT_CONTINUED`.
 * `start` is the state that the row began in.
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
