import { useLocation } from '../../lib/router.ts'

/** The token of a link, which stands behind `#`, where no server and no other site reads it; `null` without one. */
export function useLinkToken(): string | null {
  const token = useLocation().hash.slice(1)
  return token === '' ? null : token
}
