/** The time for something is over. A defect of this kind is answered TIMED_OUT, not SYSTEM_ERROR. */
export class TimeRanOut extends Error {
  override readonly name: string = 'TimeRanOut'
}

/** The database did not answer a statement within its limit, so the connection was cut. */
export class SilentDatabase extends TimeRanOut {
  override readonly name = 'SilentDatabase'
}
