import type { CountsOfChart } from './countFiles.ts'

/** A chart with the names of its steps, and what the last run counted of them; `null`: no test counted. */
export type CountedChart = {
  readonly id: string
  readonly keys: readonly string[]
  readonly counts: CountsOfChart | null
}

/** Lists what the tests left out of charts: whole charts that no test counts, and every step that none took. */
export function untakenSteps(charts: readonly CountedChart[]): string[] {
  return charts.flatMap(({ id, keys, counts }) =>
    counts === null
      ? [`${id}: no test counts its steps`]
      : keys.filter((key) => (counts[key] ?? 0) === 0).map((key) => `${id}: ${key}`),
  )
}
