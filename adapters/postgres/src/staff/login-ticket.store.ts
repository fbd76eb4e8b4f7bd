import type { LoginFactor } from '@jangteo/core/staff/staffLogin.codes'
import { query, send } from '../database/db.ts'
import { accountColumns, type StaffAccount } from './staff-session.store.ts'

/** A login whose password was right. */
export type NewLoginTicket = {
  readonly ticketHash: string
  readonly account: StaffAccount
  readonly deviceHash: string
  readonly factor: LoginFactor
  /** Of an e-mailed code. */
  readonly codeHash: string | null
  /** Sealed, of an authenticator that is being set up. */
  readonly sealedSecret: string | null
  readonly at: Date
}

/** Inserts a ticket. */
export const insertLoginTicket = (ticket: NewLoginTicket) =>
  send((db) =>
    db
      .insertInto('staff_login_tickets')
      .values({
        ticket_hash: ticket.ticketHash,
        ...accountColumns(ticket.account),
        device_hash: ticket.deviceHash,
        factor: ticket.factor,
        code_hash: ticket.codeHash,
        totp_secret: ticket.sealedSecret,
        created_at: ticket.at,
      })
      .compile(),
  )

/** Locks a ticket in the device that it was given to; `undefined` for an unknown one. */
export const lockLoginTicket = (ticketHash: string, deviceHash: string) =>
  query((db) =>
    db
      .selectFrom('staff_login_tickets')
      .select(['seller_user_id', 'operator_id', 'factor', 'code_hash', 'totp_secret', 'created_at'])
      .where('ticket_hash', '=', ticketHash)
      .where('device_hash', '=', deviceHash)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Deletes a ticket that was used. */
export const deleteLoginTicket = (ticketHash: string) =>
  query((db) =>
    db.deleteFrom('staff_login_tickets').where('ticket_hash', '=', ticketHash).execute(),
  )

/** Lists when codes were sent to an account since a moment. */
export const listSentCodes = ({ kind, id }: StaffAccount, since: Date) =>
  query((db) =>
    db
      .selectFrom('staff_login_tickets')
      .select('created_at')
      .where(kind === 'SELLER' ? 'seller_user_id' : 'operator_id', '=', id)
      .where('factor', '=', 'EMAIL_CODE')
      .where('created_at', '>', since)
      .orderBy('created_at')
      .execute(),
  )

/** Deletes tickets that are older. */
export const deleteLoginTicketsBefore = (before: Date) =>
  query((db) => db.deleteFrom('staff_login_tickets').where('created_at', '<', before).execute())
