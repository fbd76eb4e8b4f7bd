import type { StaffNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import type { StaffAccess } from '@jangteo/core/staff/staff.rules'
import type { LucideIcon } from 'lucide-react'

/** An entry of the navigation of staff. */
export type StaffEntry = {
  readonly label: string
  /** The page, as its builder names it. */
  readonly to: string
  readonly icon: LucideIcon
  /** Permission that the page needs; `null` is none. */
  readonly need: StaffNeed | null
}

/** The entries whose pages an account may open. */
export function entriesOf(entries: readonly StaffEntry[], access: StaffAccess) {
  return entries.filter(({ need }) => hasPermission(access, need))
}
