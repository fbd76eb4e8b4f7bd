/** Most recent goods that are stored for a buyer; a page shows ten of them. Source: domain-rules A45. */
export const RECENT_GOODS_COUNT_MAX = 100

/** A product that was looked at, and when (epoch milliseconds). */
export type RecentGoods = { readonly goodsId: number; readonly seenAtMs: number }

/**
 * Lists of recent goods as one: each product once, at the last time it was looked at, the newest first, 100 at most.
 * A device's list joins the member's so at a login. Source: spec §3, domain-rules §7.4, A45.
 */
export function mergeRecent(...lists: readonly (readonly RecentGoods[])[]): RecentGoods[] {
  const newestFirst = lists.flat().toSorted((a, b) => b.seenAtMs - a.seenAtMs)
  const lastSeen = new Map<number, RecentGoods>()
  for (const entry of newestFirst) {
    if (!lastSeen.has(entry.goodsId)) lastSeen.set(entry.goodsId, entry)
  }
  return [...lastSeen.values()].slice(0, RECENT_GOODS_COUNT_MAX)
}
