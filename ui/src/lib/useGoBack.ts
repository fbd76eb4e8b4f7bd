import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useLocation, useNavigate } from './router.ts'

const FIRST_ENTRY_KEY = 'default'

/** Goes back to the page before; to home where this one is the first of the history. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === FIRST_ENTRY_KEY ? navigate(routes.home()) : navigate(-1))
}
