/** How often each step of each chart was taken, by the chart's id and `flowStepKey`. A step that nobody took says 0. */
export type FlowCoverage = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A step as it stands in its chart: the state, the event, and which of the state's steps for that event, from 0. */
export type FlowStepPlace = {
  readonly state: string
  readonly event: string
  readonly index: number
}
