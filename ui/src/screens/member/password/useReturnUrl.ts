import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isOwnPath } from '@jangteo/core/navigation/pageOpening.rules'
import { useSearchParams } from '../../../lib/router.ts'

/** Page that asked for this one, and that it leads back to; my page unless another one asked. */
export function useReturnUrl(): string {
  const [query] = useSearchParams()
  const asked = query.get('returnUrl')
  return asked !== null && isOwnPath(asked) ? asked : routes.myPage()
}
