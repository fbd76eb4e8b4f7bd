/** The pages of the lotto that a link may open. */
export type LottoPage = 'INFO' | 'HOME'

/** True when somebody was there before, and whether the link asks for the home page. */
export type LottoVisit = { readonly hasVisited: boolean; readonly asksForHome: boolean }

/**
 * Place where a link to the lotto leads: the first time always to the info page, later home when asked. Source: spec
 * §2.
 */
export function lottoPageOf({ hasVisited, asksForHome }: LottoVisit): LottoPage {
  return hasVisited && asksForHome ? 'HOME' : 'INFO'
}
