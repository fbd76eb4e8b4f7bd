/** Most keywords of the operator among the recommended ones. Source: market-rules §2.4. */
export const PROMOTED_COUNT_MAX = 3

/** A keyword to try; `linkUrl` leads to another page than its results, `isAd` says that somebody pays for it. */
export type RecommendedKeyword = {
  readonly keyword: string
  readonly linkUrl: string | null
  readonly isAd: boolean
}

/** Recommends keywords: three of the operator's at most, then the rising ones, each once. Source: market-rules §2.4. */
export function recommendKeywords(
  promoted: readonly RecommendedKeyword[],
  rising: readonly string[],
): RecommendedKeyword[] {
  const first = promoted.slice(0, PROMOTED_COUNT_MAX)
  const others = rising.filter((word) => !first.some(({ keyword }) => keyword === word))
  return [...first, ...others.map((keyword) => ({ keyword, linkUrl: null, isAd: false }))]
}
