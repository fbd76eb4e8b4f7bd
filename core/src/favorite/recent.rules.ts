import { RECENT_PAGE_KINDS, type RecentPageKind } from './recent.codes.ts'

/** Most recently viewed products stored for a buyer; a page shows ten of them. Source: domain-rules A45. */
export const RECENT_GOODS_COUNT_MAX = 100

/** A viewed product, and when (epoch milliseconds). */
export type RecentGoods = { readonly goodsId: number; readonly seenAtMs: number }

/** Most exhibitions, and most events, stored for a buyer as opened lately. Source: market-rules §3. */
export const RECENT_PAGES_COUNT_MAX = 30

/** An opened page, and when (epoch milliseconds). */
export type RecentPage = {
  readonly kind: RecentPageKind
  readonly pageId: number
  readonly seenAtMs: number
}

/** Returns each entry once, at its last view, the newest first, `countMax` at most. */
function newestOnce<Seen extends { readonly seenAtMs: number }>(
  entries: readonly Seen[],
  idOf: (entry: Seen) => number,
  countMax: number,
): Seen[] {
  const lastSeen = new Map<number, Seen>()
  for (const entry of entries.toSorted((a, b) => b.seenAtMs - a.seenAtMs)) {
    if (!lastSeen.has(idOf(entry))) lastSeen.set(idOf(entry), entry)
  }
  return [...lastSeen.values()].slice(0, countMax)
}

/**
 * Merges lists of recently viewed products: each once, at the last view, the newest first, 100 at most. A device's list
 * joins the member's at login. Source: spec §3, domain-rules §7.4, A45.
 */
export function mergeRecent(...lists: readonly (readonly RecentGoods[])[]): RecentGoods[] {
  return newestOnce(lists.flat(), ({ goodsId }) => goodsId, RECENT_GOODS_COUNT_MAX)
}

/** Merges lists of opened pages in the same way, 30 at most of each kind. Source: market-rules §3. */
export function mergeRecentPages(...lists: readonly (readonly RecentPage[])[]): RecentPage[] {
  const all = lists.flat()
  return RECENT_PAGE_KINDS.flatMap((kind) =>
    newestOnce(
      all.filter((page) => page.kind === kind),
      ({ pageId }) => pageId,
      RECENT_PAGES_COUNT_MAX,
    ),
  )
}
