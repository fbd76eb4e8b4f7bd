/** Pairs that are thrown away first: connections open and code is compiled in them. */
const WARM_UPS = 4
/** Pairs that are compared. */
const PAIRS = 40

/**
 * Bounds of the share that two samples of one distribution stay within: 0.5 ± 0.3 is 4.6 standard deviations of the
 * rank test for 40 pairs, so of a million runs four leave it by chance, however busy the machine is.
 */
const ALIKE_SHARE = { min: 0.2, max: 0.8 } as const

/** One side of a comparison: prepares a try, which is what the time is taken of. */
export type Side = (index: number) => Promise<() => Promise<unknown>>

async function timeOf(side: Side, index: number): Promise<number> {
  const run = await side(index)
  const startedMs = performance.now()
  await run()
  return performance.now() - startedMs
}

function countLonger(first: readonly number[], second: readonly number[]): number {
  const scores = first.flatMap((one) => second.map((other) => Math.sign(one - other) / 2 + 0.5))
  return scores.reduce((sum, score) => sum + score, 0)
}

/** Side that takes longer, as far as ranks show. */
export type Longer = 'FIRST' | 'SECOND' | 'NEITHER'

function longerBy(share: number): Longer {
  if (share > ALIKE_SHARE.max) return 'FIRST'
  return share < ALIKE_SHARE.min ? 'SECOND' : 'NEITHER'
}

/**
 * Finds which of two sides takes longer, by the share of all pairs of times in which the first did, ties counted half
 * (Mann–Whitney): 0.5 for sides that nobody can distinguish. The sides are tried in turn, each as often first as second,
 * so what slows the machine down slows both. Source: decision 144.
 */
export async function findLonger(first: Side, second: Side): Promise<Longer> {
  const times: { readonly first: number[]; readonly second: number[] } = { first: [], second: [] }
  for (let index = 0; index < WARM_UPS + PAIRS; index += 1) {
    const isFirstAhead = index % 2 === 0
    const ahead = await timeOf(isFirstAhead ? first : second, index)
    const behind = await timeOf(isFirstAhead ? second : first, index)
    if (index < WARM_UPS) continue
    times.first.push(isFirstAhead ? ahead : behind)
    times.second.push(isFirstAhead ? behind : ahead)
  }
  return longerBy(countLonger(times.first, times.second) / PAIRS ** 2)
}
