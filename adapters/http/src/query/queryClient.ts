import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from '../refusal/refusal.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** Longest wait before a retry of a call that opts in, in milliseconds. Source: spec §9. */
export const RETRY_DELAY_MAX_MS = 30 * SECOND_MS

/**
 * Statuses of failed calls without a global notification; screens show their own text. Source: spec §8, domain-rules
 * A32.
 */
const SILENT_STATUSES: ReadonlySet<number> = new Set([401, 403, 500])

/** Returns the wait before the retry number `count` (from 0), in milliseconds. Source: spec §9. */
export function retryDelayMs(count: number): number {
  return Math.min(SECOND_MS * 2 ** count, RETRY_DELAY_MAX_MS)
}

/** True when a failed call is logged: all but the statuses 401, 403 and 500. Source: spec §8. */
export function isWorthLogging(error: unknown): boolean {
  return !(error instanceof Refusal && SILENT_STATUSES.has(error.status))
}

/** Creates a query cache with the market's defaults; `log` gets the failures that are not silent. Source: spec §9. */
export function createQueryClient(log: (error: unknown) => void): QueryClient {
  const onError = (error: unknown) => {
    if (isWorthLogging(error)) log(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        refetchOnReconnect: true,
        staleTime: MINUTE_MS,
        gcTime: 15 * MINUTE_MS,
      },
      mutations: { retry: false },
    },
  })
}
