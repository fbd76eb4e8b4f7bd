import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import * as Context from 'effect/Context'

/** Headers of an answer besides its body. */
export type ReplyParts = {
  /** Hands the caller a new token, or takes it away with `null`. */
  readonly setToken: (token: string | null) => void
  /** The same for a caller who is staff. */
  readonly setStaffToken: (kind: StaffKind, token: string | null) => void
}

export class Reply extends Context.Service<Reply, ReplyParts>()('Reply') {}
