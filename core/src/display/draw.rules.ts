import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from './sha256.rules.ts'

/** Bytes of a seed and of the key that makes persons of a draw. Source: market-rules §8.2. */
export const DRAW_KEY_BYTES = 32

/** One entry of a draw; hashes are hexadecimal. A person is a keyed hash, the same for all entries of one member. */
export type DrawEntry = {
  readonly entryNo: number
  readonly entryHash: string
  readonly person: string
}

/** An entry as the list of a draw names it. */
export type ListedEntry = Pick<DrawEntry, 'entryHash' | 'entryNo'>

/** Everything that the result of a draw follows from; `beacon` is empty without one. */
export type DrawInput = {
  readonly drawId: string
  readonly seed: string
  readonly beacon: string
  readonly entries: readonly DrawEntry[]
  readonly winnersMax: number
}

/** The result of a draw: the hash of the list it was drawn from, and the winners, the first rank first. */
export type DrawResult = {
  readonly listHash: string
  readonly winners: readonly { readonly rank: number; readonly entryNo: number }[]
}

/** Returns the public commitment to a seed, made before the first entry. Source: market-rules §8.2. */
export function commitmentOf(seed: string): string {
  return toHex(sha256(fromHex(seed)))
}

/** Returns a member's person in one draw: nobody without the draw's key finds the member. Source: decision 108. */
export function drawPersonOf(personKey: string, memberId: number): string {
  return toHex(hmacSha256(fromHex(personKey), asciiBytes(String(memberId))))
}

/** Returns the hash of an entry, which its owner compares with the published list. Source: market-rules §8.2. */
export function entryHashOf(drawId: string, entryNo: number, person: string): string {
  return toHex(sha256(asciiBytes(`${drawId}|${entryNo}|${person}`)))
}

/** Returns the hash of all entries, in the order of their numbers whatever order they are given in. Source: market-rules §8.2. */
export function listHashOf(entries: readonly ListedEntry[]): string {
  const lines = entries
    .toSorted((one, other) => one.entryNo - other.entryNo)
    .map(({ entryNo, entryHash }) => `${entryNo}:${entryHash}`)
  return toHex(sha256(asciiBytes(lines.join('\n'))))
}

function placeOf(final: string, drawId: string, entryNo: number): string {
  return toHex(sha256(asciiBytes(`${final}|${drawId}|${entryNo}`)))
}

/** All entries of a draw in its order, and the hash of their list. */
export type Ranking<Entry> = { readonly listHash: string; readonly ranked: readonly Entry[] }

/** Values that order the entries of a draw, besides their list. */
export type DrawKey = Pick<DrawInput, 'beacon' | 'drawId' | 'seed'>

/**
 * Orders the entries of a draw by their hash with the seed and the whole list. The order of the rows changes nothing, and
 * everybody who has the published list and seed gets the same. Source: market-rules §8.2.
 */
export function rankDraw<Entry extends ListedEntry>(
  { drawId, seed, beacon }: DrawKey,
  entries: readonly Entry[],
): Ranking<Entry> {
  const listHash = listHashOf(entries)
  const final = toHex(hmacSha256(fromHex(seed), asciiBytes(listHash + beacon)))
  const ranked = entries
    .map((entry) => ({ entry, place: placeOf(final, drawId, entry.entryNo) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ entry }) => entry)
  return { listHash, ranked }
}

/**
 * Draws the winners: the first entries in the order of the draw, a person once, at most `winnersMax`. Source:
 * market-rules §8.2.
 */
export function drawWinners(input: DrawInput): DrawResult {
  const { entries, winnersMax } = input
  const { listHash, ranked } = rankDraw(input, entries)
  const winnerNos = new Map<string, number>()
  for (const entry of ranked) {
    if (winnerNos.size === winnersMax) break
    if (!winnerNos.has(entry.person)) winnerNos.set(entry.person, entry.entryNo)
  }
  const winners = [...winnerNos.values()].map((entryNo, index) => ({ rank: index + 1, entryNo }))
  return { listHash, winners }
}

/** A draw as it was published. */
export type PublishedDraw = DrawInput & DrawResult & { readonly commitment: string }

/**
 * True when a published draw is right: the seed is the one committed to, every entry has the hash of its number and
 * person, and the list gives these winners. Source: market-rules §8.2.
 */
export function isDrawRight(draw: PublishedDraw): boolean {
  const { drawId, seed, entries, commitment } = draw
  const { listHash, winners } = drawWinners(draw)
  return (
    commitmentOf(seed) === commitment &&
    entries.every(
      (entry) => entryHashOf(drawId, entry.entryNo, entry.person) === entry.entryHash,
    ) &&
    listHash === draw.listHash &&
    winners.length === draw.winners.length &&
    winners.every(({ entryNo }, index) => draw.winners[index]?.entryNo === entryNo)
  )
}
