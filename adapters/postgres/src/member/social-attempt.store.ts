import type { SocialProvider, SocialPurpose } from '@jangteo/core/session/social.codes'
import { query, send } from '../database/db.ts'

/** A visit to a provider that may be answered. */
export type NewSocialAttempt = {
  readonly stateHash: string
  readonly provider: SocialProvider
  readonly purpose: SocialPurpose
  readonly deviceHash: string
  /** Set for a link alone. */
  readonly memberId: number | null
  readonly returnUrl: string | null
  readonly at: Date
}

export const insertSocialAttempt = (attempt: NewSocialAttempt) =>
  query((db) =>
    db
      .insertInto('social_attempts')
      .values({
        state_hash: attempt.stateHash,
        provider: attempt.provider,
        purpose: attempt.purpose,
        device_hash: attempt.deviceHash,
        member_id: attempt.memberId,
        return_url: attempt.returnUrl,
        started_at: attempt.at,
      })
      .execute(),
  )

/** A visit as it was begun. */
export type SocialAttemptRow = {
  readonly purpose: SocialPurpose
  readonly member_id: number | null
  readonly return_url: string | null
  readonly started_at: Date
}

type Answered = {
  readonly stateHash: string
  readonly provider: SocialProvider
  readonly deviceHash: string
  readonly at: Date
}

/**
 * Takes the visit of a state for its one answer; `undefined` for a state that nobody drew, that was answered, or that
 * belongs to another device or provider. Of two simultaneous answers one gets it.
 */
export const takeSocialAttempt = ({ stateHash, provider, deviceHash, at }: Answered) =>
  query((db): Promise<SocialAttemptRow | undefined> =>
    db
      .updateTable('social_attempts')
      .set({ returned_at: at })
      .where('state_hash', '=', stateHash)
      .where('provider', '=', provider)
      .where('device_hash', '=', deviceHash)
      .where('returned_at', 'is', null)
      .returning(['purpose', 'member_id', 'return_url', 'started_at'])
      .executeTakeFirst(),
  )

/** A social account that may sign up. */
export type NewSocialTicket = {
  readonly ticketHash: string
  readonly provider: SocialProvider
  readonly deviceHash: string
  readonly accountSealed: string
  readonly returnUrl: string | null
  readonly at: Date
}

export const insertSocialTicket = (ticket: NewSocialTicket) =>
  send((db) =>
    db
      .insertInto('social_tickets')
      .values({
        ticket_hash: ticket.ticketHash,
        provider: ticket.provider,
        device_hash: ticket.deviceHash,
        account_sealed: ticket.accountSealed,
        return_url: ticket.returnUrl,
        issued_at: ticket.at,
      })
      .compile(),
  )

/** A social account that signs up. */
export type SocialTicketRow = {
  readonly provider: SocialProvider
  readonly account_sealed: string
  readonly return_url: string | null
  readonly issued_at: Date
}

type UsedTicket = { readonly ticketHash: string; readonly deviceHash: string; readonly at: Date }

/**
 * Uses a ticket up in the caller's transaction; `undefined` for one that nobody issued, that was used, or that belongs
 * to another device. Of two simultaneous sign-ups the second waits for the first.
 */
export const takeSocialTicket = ({ ticketHash, deviceHash, at }: UsedTicket) =>
  query((db): Promise<SocialTicketRow | undefined> =>
    db
      .updateTable('social_tickets')
      .set({ used_at: at })
      .where('ticket_hash', '=', ticketHash)
      .where('device_hash', '=', deviceHash)
      .where('used_at', 'is', null)
      .returning(['provider', 'account_sealed', 'return_url', 'issued_at'])
      .executeTakeFirst(),
  )

/** Deletes visits and tickets that nobody can use any more. */
export const deleteSocialAttemptsBefore = (before: Date) =>
  query(async (db) => {
    await db.deleteFrom('social_attempts').where('started_at', '<', before).execute()
    await db.deleteFrom('social_tickets').where('issued_at', '<', before).execute()
  })
