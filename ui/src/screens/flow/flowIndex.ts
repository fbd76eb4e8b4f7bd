import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from './flowConfig.ts'

/** A chart of the list; the chart itself is fetched when it is opened. */
export type FlowEntry = ChartEntry & {
  readonly label: string
  readonly states: number
  /** Names of its states, events and steps, to find it by. */
  readonly words: readonly string[]
  readonly load: () => Promise<FlowModule>
}

export type FlowModule = {
  readonly CHART: FlowChart
  readonly DRAWING: FlowDrawing
  readonly CONFIG: FlowConfig
  readonly MERMAID: string
}
