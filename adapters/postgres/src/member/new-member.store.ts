import type { VerifiedPerson } from '@jangteo/core/member/identity.codes'
import type { MembershipType } from '@jangteo/core/session/membership.codes'
import { query, send } from '../database/db.ts'

/** A new member: verified with an identity, or an associate without one. */
export type MemberInsert = {
  readonly membershipType: Exclude<MembershipType, 'GUEST'>
  readonly name: string
  readonly loginId: string | null
  readonly passwordHash: string | null
  readonly email: string | null
  readonly identity: VerifiedPerson | null
  readonly at: Date
}

/** Platforms of every member; the pay platform is joined by itself. */
const NEW_PLATFORMS = ['COMMERCE']

function identityValues(identity: VerifiedPerson, at: Date) {
  return {
    name: identity.name,
    birthday: identity.birthday,
    gender: identity.gender,
    mobile: identity.mobile,
    identity_hash: identity.identityHash,
    identity_verified_at: at,
  }
}

/**
 * Inserts a member; `undefined` when another one has the login id, the e-mail address or the identity. Of simultaneous
 * ones with the same of these the second waits for the first.
 */
export const insertMember = (member: MemberInsert) =>
  query((db) =>
    db
      .insertInto('members')
      .values({
        login_id: member.loginId,
        password_hash: member.passwordHash,
        name: member.name,
        email: member.email,
        membership_type: member.membershipType,
        platforms: NEW_PLATFORMS,
        password_changed_at: member.at,
        last_used_at: member.at,
        created_at: member.at,
        ...(member.identity === null ? {} : identityValues(member.identity, member.at)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'membership_type', 'platforms'])
      .executeTakeFirst(),
  )

/** Finds the account of a person. */
export const findMemberByIdentity = (identityHash: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('id')
      .where('identity_hash', '=', identityHash)
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Writes the identity of an account's person, which makes an associate a member. */
export const saveIdentity = (memberId: number, identity: VerifiedPerson, at: Date) =>
  send((db) =>
    db
      .updateTable('members')
      .set({ ...identityValues(identity, at), membership_type: 'MEMBER' })
      .where('id', '=', memberId)
      .compile(),
  )

/** Gives an account a login id and a password. */
export const saveCredentials = (
  memberId: number,
  credentials: { readonly loginId: string; readonly passwordHash: string; readonly at: Date },
) =>
  send((db) =>
    db
      .updateTable('members')
      .set({
        login_id: credentials.loginId,
        password_hash: credentials.passwordHash,
        password_changed_at: credentials.at,
      })
      .where('id', '=', memberId)
      .compile(),
  )

/** Certifies an account as an adult's, from now on. */
export const saveAdultCertification = (memberId: number, at: Date) =>
  send((db) =>
    db.updateTable('members').set({ adult_certified_at: at }).where('id', '=', memberId).compile(),
  )
