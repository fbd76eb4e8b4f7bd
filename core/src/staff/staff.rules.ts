import type { StaffKind, StaffNeed } from './staff.codes.ts'

/** Rights of a staff account. */
export type StaffAccess = {
  /** OWNER of a store, or ADMIN of the market. */
  readonly isChief: boolean
  readonly permissions: readonly StaffNeed[]
}

/**
 * True when a staff account has what a call or a page needs; `null` needs the login alone. A chief has everything, and
 * USERS and ROLES are never among the permissions of anybody else. Source: market-rules §9.2.
 */
export function hasPermission({ isChief, permissions }: StaffAccess, need: StaffNeed | null) {
  return need === null || isChief || permissions.includes(need)
}

/** Paths below which each kind of staff makes its calls. Source: market-rules §9.3, §9.4. */
export const STAFF_CALL_PATHS: Readonly<Record<StaffKind, string>> = {
  SELLER: '/api/sellers',
  OPERATOR: '/api/operators',
}

/**
 * Cookies that carry the tokens of staff. Scripts cannot read them; a browser may hold both beside a buyer's. Source:
 * market-rules §9.2.
 */
export const STAFF_COOKIES: Readonly<Record<StaffKind, string>> = {
  SELLER: 'seller_token',
  OPERATOR: 'operator_token',
}

/** Lifetime of a staff session, in hours; it is idle after as long as a buyer's on the web. Source: market-rules §9.2. */
export const STAFF_SESSION_HOURS_MAX = 12

/**
 * Returns whose calls a path belongs to; `null` for the calls of buyers and everything else.
 * @example staffKindOfCall('/api/sellers/me') // 'SELLER'
 */
export function staffKindOfCall(path: string): StaffKind | null {
  if (path.startsWith(`${STAFF_CALL_PATHS.SELLER}/`)) return 'SELLER'
  return path.startsWith(`${STAFF_CALL_PATHS.OPERATOR}/`) ? 'OPERATOR' : null
}
