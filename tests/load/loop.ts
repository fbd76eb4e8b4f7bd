export type Measured = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
  /** Reason why the first round failed, `null` when none did. */
  readonly fault: string | null
}

/** One thing to do, again and again; a thrown error counts as a failure. */
export type Round = () => Promise<void>

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A server that no longer exists fails at once, and for ever. */
const FAULTS_MAX = 1000

/** Lets each worker repeat its round one after another for so long, and measures the rounds. */
export async function measure(workers: readonly Round[], seconds: number): Promise<Measured> {
  const timesMs: number[] = []
  const faults: string[] = []
  const beganAt = performance.now()
  const endsAt = beganAt + seconds * 1000
  const work = async (round: Round) => {
    while (performance.now() < endsAt && faults.length < FAULTS_MAX) {
      const startedAt = performance.now()
      try {
        await round()
        timesMs.push(performance.now() - startedAt)
      } catch (thrown) {
        faults.push(String(thrown))
      }
    }
  }
  await Promise.all(workers.map(work))
  const tookSeconds = (performance.now() - beganAt) / 1000
  const sorted = timesMs.toSorted((a, b) => a - b)
  return {
    perSecond: timesMs.length / tookSeconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    failures: faults.length,
    fault: faults[0] ?? null,
  }
}
