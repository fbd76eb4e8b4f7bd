/** One event of a run, and the guards that say no when it is sent. Every other guard says yes. */
export type FlowRunStep = {
  readonly event: string
  readonly denied: readonly string[]
}

/** A run through a chart as somebody plays it: what was sent from where, and how far of it is shown. */
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
