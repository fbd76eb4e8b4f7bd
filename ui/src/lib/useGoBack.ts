import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useLocation, useNavigate } from './router.ts'

const FIRST_ENTRY_KEY = 'default'

/** True when a page is the first of the tab's history, so that nothing lies behind it. */
export function isFirstEntry(key: string): boolean {
  return key === FIRST_ENTRY_KEY
}

/** Goes back to the page before; to `start`, home unless given, where this one is the first of the history. */
export function useGoBack(start: string = routes.home()): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (isFirstEntry(key) ? navigate(start) : navigate(-1))
}
