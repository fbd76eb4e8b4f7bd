import { z } from 'zod'
import { MEMBERSHIP_TYPES } from './membership.codes.ts'
import { GUEST_USER_SEQ } from './session.rules.ts'

/**
 * Builds the content of the login token: membership, the user's sequence number (−1 exactly for a guest) and the
 * platforms that the user joined. Other fields are dropped. Source: spec §3, §6.
 */
export const tokenPayload = z
  .object({
    memberShipType: z.enum(MEMBERSHIP_TYPES),
    userSeq: z.int(),
    platforms: z.array(z.object({ cd: z.string() })),
  })
  .refine(
    (payload) =>
      payload.memberShipType === 'GUEST' ? payload.userSeq === GUEST_USER_SEQ : payload.userSeq > 0,
    { path: ['userSeq'] },
  )

/** Checked content of a login token. */
export type TokenPayload = z.infer<typeof tokenPayload>

/** Content of the token of a caller without a login. */
export const GUEST_TOKEN_PAYLOAD: TokenPayload = {
  memberShipType: 'GUEST',
  userSeq: GUEST_USER_SEQ,
  platforms: [],
}
