/** Draws that come out the same for the same seed. */
export type Dice = {
  /** From 0 to below `count`. */
  readonly below: (count: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** Each so many times of a hundred; the shares are a hundred in all. */
  readonly pickByShare: <Item>(shares: readonly (readonly [share: number, item: Item])[]) => Item
  /** `true` in so many of a hundred draws. */
  readonly percent: (share: number) => boolean
  /** Other dice that depend on this draw alone, however often these are thrown on. */
  readonly fork: () => Dice
}

const UINT32 = 2 ** 32

/** Mulberry32, a generator of 32 bits. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const draw = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (count: number) => Math.floor((draw() / UINT32) * count)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    below,
    pick,
    pickByShare: (shares) =>
      pick(shares.flatMap(([share, item]) => Array.from({ length: share }, () => item))),
    percent: (share) => below(100) < share,
    fork: () => createDice(draw()),
  }
}
