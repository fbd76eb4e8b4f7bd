import type { SocialAccount } from '@jangteo/social/social.port'
import { z } from 'zod'
import type { SealCodec } from '../../wire/seals.ts'

const account = z.object({
  userId: z.string(),
  verifiedEmail: z.string().nullable(),
  name: z.string().nullable(),
  unlinkToken: z.string().nullable(),
})

/** Seals a social account for the time between its return and the sign-up. */
export function sealAccount({ seal }: SealCodec, found: SocialAccount): string {
  const { userId, verifiedEmail, name, unlinkToken } = found
  return seal(JSON.stringify({ userId, verifiedEmail, name, unlinkToken }))
}

/** Opens a social account that was sealed here. */
export function openAccount({ open }: SealCodec, sealed: string): SocialAccount {
  return account.parse(JSON.parse(open(sealed)))
}
