import { STAFF_SESSION_HOURS_MAX } from '@jangteo/core/staff/staff.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import * as Context from 'effect/Context'
import { z } from 'zod'
import { createTokenCodec, type TokenCodecOf } from '../session/token-codec.ts'
import type { Secrets } from '../wire/secrets.ts'

const claims = z.object({ sid: z.uuid() })

/** Payload of the token of staff: the session, which has everything else. */
export type StaffToken = z.infer<typeof claims>

/** Tokens of each kind of staff. */
export class StaffTokens extends Context.Service<
  StaffTokens,
  Readonly<Record<StaffKind, TokenCodecOf<StaffToken>>>
>()('StaffTokens') {}

const HOUR_SECONDS = 3600
const maxAgeSeconds = STAFF_SESSION_HOURS_MAX * HOUR_SECONDS

type TokenParts = { readonly secrets: Secrets; readonly audience: string }

/**
 * Signs and reads the tokens of staff. Key, type and audience differ for buyers, sellers and operators, so a token of one
 * is nothing to the others. Source: market-rules §9.2, decision 123.
 */
export function createStaffTokens({ secrets, audience }: TokenParts): StaffTokens['Service'] {
  const codecOf = (name: string) =>
    createTokenCodec({
      secrets,
      audience: `${audience}#${name}`,
      type: `${name}+jwt`,
      purpose: `token:${name}`,
      claims,
      maxAgeSeconds,
    })
  return { SELLER: codecOf('seller'), OPERATOR: codecOf('operator') }
}
