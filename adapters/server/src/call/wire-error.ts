import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { ORPCError } from '@orpc/server'

type Said = { readonly message?: string; readonly data?: unknown }

/** A refusal as a call throws it; its text is the catalogue's unless given. */
export function wireError(
  code: RefusalCode,
  { message = REFUSALS[code].message, data }: Said = {},
): ORPCError<RefusalCode, unknown> {
  return new ORPCError(code, { defined: true, status: REFUSALS[code].status, message, data })
}
