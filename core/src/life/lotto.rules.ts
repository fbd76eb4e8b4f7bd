/** Pages of the lotto that a link may open. */
export type LottoPage = 'INFO' | 'HOME'

/** True when the caller was there before; true when the link asks for the home page. */
export type LottoVisit = { readonly hasVisited: boolean; readonly asksForHome: boolean }

/**
 * Returns the page that a lotto link opens: the first time always the info page, later the home page when asked for.
 * Source: spec §2.
 */
export function lottoPageOf({ hasVisited, asksForHome }: LottoVisit): LottoPage {
  return hasVisited && asksForHome ? 'HOME' : 'INFO'
}
