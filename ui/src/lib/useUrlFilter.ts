import { useCallback } from 'react'
import { useNavigate, useSearchParams } from './router.ts'

/** The way a filter is reported by the URL of its list. */
export type FilterUrl<Filter> = {
  readonly read: (query: URLSearchParams) => Filter
  readonly write: (filter: Filter) => string
}

/**
 * A list's filter: its URL alone holds it, so that the way back from an entry leads to the same list. A change is made to
 * what the address says: the page may still be painted as it was a choice before.
 */
export function useUrlFilter<Filter>({ read, write }: FilterUrl<Filter>): {
  readonly filter: Filter
  readonly change: (part: Partial<Filter>) => void
} {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<Filter>) =>
      void navigate(write({ ...read(new URLSearchParams(globalThis.location.search)), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, read, write],
  )
  return { filter: read(query), change }
}
