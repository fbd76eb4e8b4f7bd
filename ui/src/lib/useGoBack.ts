import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useLocation, useNavigate } from './router.ts'

const FIRST_ENTRY_KEY = 'default'

/** True when a page is the first of the tab's history, so that nothing lies behind it. */
export function isFirstEntry(key: string): boolean {
  return key === FIRST_ENTRY_KEY
}

/** Goes back to the page before; to home where this one is the first of the history. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (isFirstEntry(key) ? navigate(routes.home()) : navigate(-1))
}
