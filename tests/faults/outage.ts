/** The time while the database is away. */
export type Outage = {
  /** It is away until the work is done. */
  readonly during: (work: () => Promise<void>) => Promise<void>
  /** Waits until it is there. */
  readonly untilOver: () => Promise<void>
  /** Begins to watch; answers whether it was away at any moment since. */
  readonly watch: () => () => boolean
  readonly count: () => number
}

export function createOutage(): Outage {
  let count = 0
  let running: Promise<void> | null = null
  return {
    during: async (work) => {
      count += 1
      running = work()
      await running
      running = null
    },
    untilOver: async () => {
      await running
    },
    watch: () => {
      const isOn = running !== null
      const before = count
      return () => isOn || count > before
    },
    count: () => count,
  }
}
