import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'
import { useSearchParams } from '../../../lib/router.ts'

/** Page that asked for this one, and that it leads back to; my page unless another one asked. */
export function useReturnUrl(): string {
  const [query] = useSearchParams()
  return ownPathOf(query.get('returnUrl')) ?? routes.myPage()
}
