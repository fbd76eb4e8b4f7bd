import type { AnyTable, AnyTableStep } from '../chart/tableProof.ts'

/** Target and guard of a cell. */
function answersOf(cell: readonly AnyTableStep[]): string[] {
  const isGuarded = cell.every(({ guard }) => guard !== null)
  const refusals = isGuarded ? cell.slice(0, 1).flatMap(({ meta }) => meta.otherwise ?? []) : []
  return [...cell.map(({ target }) => target), ...refusals]
}

/** Everything that a table may answer to an event that a state knows. */
export function stepsOf(chart: string, table: Pick<AnyTable, 'steps'>): string[] {
  return Object.entries(table.steps).flatMap(([state, row]) =>
    Object.entries(row).flatMap(([event, cell]) =>
      answersOf(cell ?? []).map((answer) => `${chart} ${state} ${event} ${answer}`),
    ),
  )
}
