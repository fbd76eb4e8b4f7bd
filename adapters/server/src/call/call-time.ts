/** The time that the parts of one call share: authentication, counting of tries, the use case. */
export type CallTime = {
  /** Runs a part, given the milliseconds of the time that were spent before it. */
  readonly spend: <Result>(part: (spentMs: number) => Promise<Result>) => Promise<Result>
}

/**
 * Measures the parts alone: what a body needs to arrive does not count. Parts that run at once count each, so that a call
 * that runs again for another caller has the less time.
 */
export function createCallTime(): CallTime {
  let spentMs = 0
  return {
    spend: async (part) => {
      const startedAt = performance.now()
      try {
        return await part(spentMs)
      } finally {
        spentMs += performance.now() - startedAt
      }
    },
  }
}
