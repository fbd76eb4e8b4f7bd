import type { StepActor } from '@jangteo/core/chart/step.codes'
import type { HistoryChart } from '@jangteo/core/flow/history.codes'

/** A step of a row as it was written down. */
export type HistoryRow = {
  readonly id: number
  readonly row_id: number
  readonly actor: StepActor
  readonly event: string
  readonly from: string
  readonly to: string
  readonly at: Date
}

/** A row of the database that lives a chart. */
export type Life = {
  readonly chart: HistoryChart
  readonly rowId: number
  readonly title: string
  readonly status: string
  /** First state, if not the initial one of its chart. */
  readonly start?: string
}
