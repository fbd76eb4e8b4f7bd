import type { MailPort } from '@jangteo/mail/mail.port'
import { createOutbox } from '@jangteo/mail/outbox/outbox'
import { join } from 'node:path'
import type { Environment } from './settings/environment.ts'

/** Opens the way that mails take. Imports the client of SMTP only when a server is set. */
export async function openMail({ smtp, dataDir }: Environment): Promise<MailPort> {
  if (smtp === null) return createOutbox({ directory: join(dataDir, 'outbox'), nowMs: Date.now })
  const { createSmtpMail } = await import('@jangteo/mail/smtp/smtp-mail')
  return createSmtpMail(smtp)
}
