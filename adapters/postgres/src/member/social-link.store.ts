import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { query } from '../database/db.ts'

/** An account at a provider. */
export type ProviderAccount = { readonly provider: SocialProvider; readonly userId: string }

/** The member that a social account is linked to, as far as a login needs them. */
export type LinkedMemberRow = {
  readonly id: number
  readonly status: string
  readonly membership_type: string
  readonly platforms: string[]
  readonly password_hash: string | null
  readonly password_changed_at: Date
  readonly password_put_off_at: Date | null
  readonly last_used_at: Date
  readonly suspended_at: Date | null
}

/** Finds and locks the member that a social account is linked to; `undefined` for none. */
export const lockMemberBySocial = ({ provider, userId }: ProviderAccount) =>
  query((db): Promise<LinkedMemberRow | undefined> =>
    db
      .selectFrom('social_links')
      .innerJoin('members', 'members.id', 'social_links.member_id')
      .select([
        'members.id',
        'members.status',
        'members.membership_type',
        'members.platforms',
        'members.password_hash',
        'members.password_changed_at',
        'members.password_put_off_at',
        'members.last_used_at',
        'members.suspended_at',
      ])
      .where('social_links.provider', '=', provider)
      .where('social_links.provider_user_id', '=', userId)
      .where('social_links.unlinked_at', 'is', null)
      .forNoKeyUpdate('members')
      .executeTakeFirst(),
  )

/** Finds the member that a social account is linked to; `null` for none. */
export const findSocialOwner = ({ provider, userId }: ProviderAccount) =>
  query(async (db) => {
    const row = await db
      .selectFrom('social_links')
      .select('member_id')
      .where('provider', '=', provider)
      .where('provider_user_id', '=', userId)
      .where('unlinked_at', 'is', null)
      .executeTakeFirst()
    return row?.member_id ?? null
  })

/** A linked provider and since when. */
export type SocialLinkRow = { readonly provider: SocialProvider; readonly linked_at: Date }

/** Lists the providers that are linked to a member, one row each. */
export const listSocialLinks = (memberId: number) =>
  query((db): Promise<SocialLinkRow[]> =>
    db
      .selectFrom('social_links')
      .select(['provider', 'linked_at'])
      .where('member_id', '=', memberId)
      .where('unlinked_at', 'is', null)
      .orderBy('id')
      .execute(),
  )

export type NewSocialLink = ProviderAccount & {
  readonly memberId: number
  readonly unlinkTokenSealed: string | null
  readonly at: Date
}

/** Links a social account; `false` when it, or another one of its provider, was linked in between. */
export const insertSocialLink = (link: NewSocialLink) =>
  query(async (db) => {
    const inserted = await db
      .insertInto('social_links')
      .values({
        member_id: link.memberId,
        provider: link.provider,
        provider_user_id: link.userId,
        unlink_token_sealed: link.unlinkTokenSealed,
        linked_at: link.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  })

/** Ends the links of a member with some providers; the rows stay until their providers know. Returns their ids. */
export const endSocialLinksOf = (
  memberId: number,
  { providers, at }: { readonly providers: readonly SocialProvider[]; readonly at: Date },
) =>
  query(async (db) => {
    const rows = await db
      .updateTable('social_links')
      .set({ unlinked_at: at })
      .where('member_id', '=', memberId)
      .where('provider', 'in', providers)
      .where('unlinked_at', 'is', null)
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** A link that was taken away, and if its social account is linked again. */
export type EndedLinkRow = ProviderAccount & {
  readonly unlinkTokenSealed: string | null
  readonly isLinkedAgain: boolean
}

/** Finds a link that was taken away and of which its provider does not know yet. */
export const findEndedLink = (id: number) =>
  query((db): Promise<EndedLinkRow | undefined> =>
    db
      .selectFrom('social_links as ended')
      .select((build) => [
        'ended.provider',
        'ended.provider_user_id as userId',
        'ended.unlink_token_sealed as unlinkTokenSealed',
        build
          .exists(
            build
              .selectFrom('social_links as again')
              .select('again.id')
              .whereRef('again.provider', '=', 'ended.provider')
              .whereRef('again.provider_user_id', '=', 'ended.provider_user_id')
              .where('again.unlinked_at', 'is', null),
          )
          .$castTo<boolean>()
          .as('isLinkedAgain'),
      ])
      .where('ended.id', '=', id)
      .where('ended.unlinked_at', 'is not', null)
      .executeTakeFirst(),
  )

export const deleteSocialLink = (id: number) =>
  query((db) => db.deleteFrom('social_links').where('id', '=', id).execute())
