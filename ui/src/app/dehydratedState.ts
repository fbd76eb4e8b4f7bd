/**
 * The queries that a page came with, as the query cache takes them: an object whose queries are a list. `null` for a
 * page without them, or with anything else: such a page is drawn as if it had come without. Source: decision 072.
 */
export function readDehydrated(text: string): object | null {
  try {
    const state: unknown = JSON.parse(text)
    const isState = typeof state === 'object' && state !== null && 'queries' in state
    return isState && Array.isArray(state.queries) ? state : null
  } catch {
    return null
  }
}

/** The moment that a page was rendered at, in epoch milliseconds; `null` for one that came without a state. */
export function readRenderedAtMs(state: object | null): number | null {
  const isStated = state !== null && 'renderedAtMs' in state
  return isStated && typeof state.renderedAtMs === 'number' ? state.renderedAtMs : null
}
