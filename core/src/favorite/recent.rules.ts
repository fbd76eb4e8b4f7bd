/** Most recently viewed products stored for a buyer; a page shows ten of them. Source: domain-rules A45. */
export const RECENT_GOODS_COUNT_MAX = 100

/** A viewed product, and when (epoch milliseconds). */
export type RecentGoods = { readonly goodsId: number; readonly seenAtMs: number }

/**
 * Merges lists of recently viewed products: each once, at the last view, the newest first, 100 at most. A device's list
 * joins the member's at login. Source: spec §3, domain-rules §7.4, A45.
 */
export function mergeRecent(...lists: readonly (readonly RecentGoods[])[]): RecentGoods[] {
  const newestFirst = lists.flat().toSorted((a, b) => b.seenAtMs - a.seenAtMs)
  const lastSeen = new Map<number, RecentGoods>()
  for (const entry of newestFirst) {
    if (!lastSeen.has(entry.goodsId)) lastSeen.set(entry.goodsId, entry)
  }
  return [...lastSeen.values()].slice(0, RECENT_GOODS_COUNT_MAX)
}
