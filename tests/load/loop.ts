export type Measured = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

type Loop = {
  readonly workers: number
  readonly seconds: number
  /** One round; a thrown error counts as a failure. */
  readonly round: (worker: number) => Promise<void>
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Lets so many workers repeat a round one after another for so long, and measures the rounds. */
export async function measure({ workers, seconds, round }: Loop): Promise<Measured> {
  const timesMs: number[] = []
  let failures = 0
  const endsAt = performance.now() + seconds * 1000
  const work = async (worker: number) => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      try {
        await round(worker)
        timesMs.push(performance.now() - startedAt)
      } catch {
        failures += 1
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  const sorted = timesMs.toSorted((a, b) => a - b)
  return {
    perSecond: timesMs.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    failures,
  }
}
