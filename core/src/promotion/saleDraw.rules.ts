import { groupBy } from '../decision/group.rules.ts'
import { commitmentOf, rankDraw } from '../display/draw.rules.ts'
import type { DrawKey, ListedEntry } from '../display/draw.rules.ts'
import { asciiBytes, sha256, toHex } from '../display/sha256.rules.ts'

/** Number of an entrant, in hexadecimal, when none was sent: the hash then follows from the market's key alone. */
export const NO_NONCE = ''

/** Everything that the hash of an entry follows from; `person` is a keyed hash of the member. */
export type HashedEntry = {
  readonly saleGoodsId: number
  readonly entryNo: number
  readonly person: string
  readonly nonce: string
}

/** Returns the hash of an entry, which its owner finds in the published list. Source: market-rules §8.2. */
export function saleEntryHashOf({ saleGoodsId, entryNo, person, nonce }: HashedEntry): string {
  return toHex(sha256(asciiBytes(`${saleGoodsId}|${entryNo}|${person}|${nonce}`)))
}

/** Head of the entries before the first one. */
const FIRST_HEAD = ''

/**
 * Returns the head of all entries after some more, which are taken in the order of their numbers. Published while people
 * enter, it shows later that no entry was added before it. Source: market-rules §8.2.
 */
export function nextHeadOf(head: string | null, entries: readonly ListedEntry[]): string {
  const lines = entries
    .toSorted((one, other) => one.entryNo - other.entryNo)
    .map(({ entryNo, entryHash }) => `${entryNo}:${entryHash}`)
  return toHex(sha256(asciiBytes([head ?? FIRST_HEAD, ...lines].join('\n'))))
}

/** A head as it was published: the number of entries until then, and the hash of them all. */
export type PublishedHead = {
  readonly headNo: number
  readonly count: number
  readonly head: string
}

/** An entry as it is published after the draw; a withdrawn one was in a head and is not drawn. */
export type PublishedEntry = ListedEntry & {
  readonly headNo: number
  readonly isWithdrawn: boolean
}

/** The draw of one product as it is published. */
export type PublishedSaleDraw = {
  readonly saleGoodsId: number
  readonly commitment: string
  readonly seed: string
  readonly beacon: string
  readonly listHash: string
  readonly entries: readonly PublishedEntry[]
  readonly heads: readonly PublishedHead[]
  /** Numbers of the entries, the first rank first. */
  readonly ranking: readonly number[]
}

function areHeadsRight({ heads, entries }: PublishedSaleDraw): boolean {
  const byHead = groupBy(entries, ({ headNo }) => headNo)
  let head: string | null = null
  let count = 0
  for (const published of heads.toSorted((one, other) => one.headNo - other.headNo)) {
    const added = byHead.get(published.headNo) ?? []
    head = nextHeadOf(head, added)
    count += added.length
    if (head !== published.head || count !== published.count) return false
  }
  return count === entries.length
}

/** Part of a published draw that a reader computes again. */
export type SaleDrawCheck = 'COMMITMENT' | 'HEADS' | 'LIST' | 'RANKING'

/**
 * Lists the parts of a published draw that are wrong; empty when the seed is the one committed to, every entry is in the
 * heads that were published while people entered, and the list gives this ranking. Source: market-rules §8.2.
 */
export function checkSaleDraw(draw: PublishedSaleDraw): SaleDrawCheck[] {
  const drawn = draw.entries.filter(({ isWithdrawn }) => !isWithdrawn)
  const { listHash, ranked } = rankDraw(drawKeyOf(draw), drawn)
  const isRanking =
    ranked.length === draw.ranking.length &&
    ranked.every(({ entryNo }, index) => draw.ranking[index] === entryNo)
  const right: Readonly<Record<SaleDrawCheck, boolean>> = {
    COMMITMENT: commitmentOf(draw.seed) === draw.commitment,
    HEADS: areHeadsRight(draw),
    LIST: listHash === draw.listHash,
    RANKING: isRanking,
  }
  return (['COMMITMENT', 'HEADS', 'LIST', 'RANKING'] as const).filter((part) => !right[part])
}

/** Returns what orders the entries of one product. Source: market-rules §8.2. */
export function drawKeyOf(draw: {
  readonly saleGoodsId: number
  readonly seed: string
  readonly beacon: string
}): DrawKey {
  return { drawId: String(draw.saleGoodsId), seed: draw.seed, beacon: draw.beacon }
}
