import { useCallback } from 'react'
import { useNavigate, useSearchParams } from '../../app/router.ts'
import { orderFilterUrl, readOrderFilter } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'

/** The list's filter: its URL alone holds it, so that the way back from an order leads to the same list. */
export function useOrderFilter(): {
  readonly filter: OrderFilter
  readonly change: (part: Partial<OrderFilter>) => void
} {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filter = readOrderFilter(query)
  const change = useCallback(
    (part: Partial<OrderFilter>) =>
      void navigate(orderFilterUrl({ ...readOrderFilter(query), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, query],
  )
  return { filter, change }
}
