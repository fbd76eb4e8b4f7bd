/** One event of a run, and the guards that deny it. Every other guard allows it. */
export type FlowRunStep = {
  readonly event: string
  readonly denied: readonly string[]
}

/** A run through a chart in the viewer: its events, and how many of them are shown. */
export type FlowRun = {
  readonly chart: string
  /** The state it begins in; `null` is the chart's own first. */
  readonly start: string | null
  readonly steps: readonly FlowRunStep[]
  /** Steps taken in what is shown, 0 to all. */
  readonly at: number
  /** The guards that say no to what is sent after the last step, in the order of their names. */
  readonly denied: readonly string[]
}
