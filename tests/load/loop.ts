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

/** Rounds of workers in one stretch of time or in several. */
type Tally = { readonly timesMs: number[]; readonly faults: string[]; tookMs: number }

const newTally = (): Tally => ({ timesMs: [], faults: [], tookMs: 0 })

/** Lets each worker repeat its round one after another for so long, and adds the rounds to the tally. */
async function repeat(workers: readonly Round[], seconds: number, tally: Tally): Promise<void> {
  const { timesMs, faults } = tally
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
  tally.tookMs += performance.now() - beganAt
}

function sumUp({ timesMs, faults, tookMs }: Tally): Measured {
  const sorted = timesMs.toSorted((a, b) => a - b)
  return {
    perSecond: timesMs.length / (tookMs / 1000),
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    failures: faults.length,
    fault: faults[0] ?? null,
  }
}

/** Lets each worker repeat its round one after another for so long, and measures the rounds. */
export async function measure(workers: readonly Round[], seconds: number): Promise<Measured> {
  const tally = newTally()
  await repeat(workers, seconds, tally)
  return sumUp(tally)
}

/** Time in which the yardstick works before each second of what is measured. */
const YARDSTICK_SECONDS = 0.5

type InTurns = { readonly measured: Measured; readonly yardstick: Measured }

/**
 * Measures workers for so many seconds, one at a time, each after a stretch of the yardstick's workers: a machine whose speed
 * changes from minute to minute changes both alike.
 */
export async function measureInTurns(
  workers: readonly Round[],
  yardstick: readonly Round[],
  seconds: number,
): Promise<InTurns> {
  const tally = newTally()
  const besides = newTally()
  for (let turn = 0; turn < seconds; turn += 1) {
    await repeat(yardstick, YARDSTICK_SECONDS, besides)
    await repeat(workers, 1, tally)
  }
  return { measured: sumUp(tally), yardstick: sumUp(besides) }
}
