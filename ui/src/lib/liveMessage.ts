/** Report of a running chart: where it stands, and nothing of what it knows. */
export type LiveActor = {
  /** One of its own in this browser. */
  readonly key: string
  readonly chart: string
  /** The path of the page, without what was searched for. */
  readonly page: string
  readonly state: string
  readonly isEnded: boolean
}

/** An event as it came, without what it carried. */
export type LiveEvent = { readonly key: string; readonly event: string; readonly atMs: number }

/** Messages from shop pages to the flow viewer. */
export type LiveReport =
  | { readonly kind: 'actor'; readonly actor: LiveActor }
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'left'; readonly keys: readonly string[] }

/** Messages from the flow viewer to shop pages: everything again, or silence. */
export type LiveRequest = { readonly kind: 'say' } | { readonly kind: 'hush' }

/**
 * Says in this browser's storage that the flow viewer wants to see charts. A type alone, so that no shop page loads a
 * file for it.
 */
export type LiveFlag = 'jangteo:watchCharts'
