import * as Context from 'effect/Context'

/** A mail to one address; the text is plain. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** A mail in the outbox, and when it was put there: ISO 8601 in UTC. */
export type OutboxMail = Mail & { readonly id: string; readonly sentAt: string }

/** Delivery of mails. */
export type MailPort = {
  /**
   * Hands a mail over; throws when nobody took it. A mail that is handed over again has the same id: letters, digits and
   * hyphens.
   */
  readonly send: (mail: Mail, id: string) => Promise<void>
  /** Lists what was sent, the newest first; `null` where mails leave the market. */
  readonly listOutbox: (() => Promise<readonly OutboxMail[]>) | null
  readonly close: () => void
}

export class Mailer extends Context.Service<Mailer, MailPort>()('Mailer') {}
