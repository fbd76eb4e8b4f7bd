import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { loadChart } from '@jangteo/generators/chart/chartFiles'
import { readCounts } from '../chart/countFiles.ts'
import { stepKeysOf } from '../chart/stepKeys.ts'
import { untakenSteps } from '../chart/untakenSteps.ts'
import type { StepResult } from './step.ts'

/** Every step of every chart was taken by a test of the run that just ended. */
export async function checkCharts(): Promise<StepResult> {
  const charts = await Promise.all(
    CHARTS.map(async (entry) => ({
      id: entry.id,
      keys: stepKeysOf(await loadChart(entry)),
      counts: readCounts(entry.id),
    })),
  )
  const untaken = untakenSteps(charts)
  const all = charts.reduce((sum, { keys }) => sum + keys.length, 0)
  return {
    isOk: untaken.length === 0 && all > 0,
    figure: `${all} steps of ${charts.length} charts`,
    output: untaken.join('\n'),
  }
}
