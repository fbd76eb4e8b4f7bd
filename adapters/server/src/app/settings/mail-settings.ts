import type { SmtpSettings } from '@jangteo/mail/smtp/smtp-mail'
import { z } from 'zod'
import { isLoopback } from './environment-values.ts'

/** An address alone, or a name with the address in angle brackets. */
const SENDER_FORM = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Settings of the mails that the market sends. */
export const MAIL_SETTINGS = {
  MAIL: z.enum(['outbox', 'smtp']).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .nullable()
    .default(null),
  MAIL_FROM: z.string().regex(SENDER_FORM).nullable().default(null),
} as const

/** Hints that follow "NAME is wrong:". */
export const MAIL_FIXES = {
  MAIL: 'give smtp, or outbox, where no mail leaves the market; production has to name one, or SMTP_URL',
  SMTP_URL:
    'give the mail server with name and password, such as SMTP_URL=smtps://name:password@smtp.example:465; MAIL=smtp needs it',
  MAIL_FROM:
    'give the address that mails come from, such as MAIL_FROM="장터 <no-reply@shop.example>"; SMTP_URL needs it',
} as const

type MailVariables = {
  readonly NODE_ENV: string
  readonly MAIL?: 'outbox' | 'smtp' | undefined
  readonly SMTP_URL: string | null
  readonly MAIL_FROM: string | null
}

/** Names the settings that are missing. */
export function missingMailSettings(given: MailVariables): readonly (keyof typeof MAIL_SETTINGS)[] {
  const isUnnamed = given.MAIL === undefined && given.SMTP_URL === null
  if (given.NODE_ENV === 'production' && isUnnamed) return ['MAIL']
  if (given.MAIL === 'smtp' && given.SMTP_URL === null) return ['SMTP_URL']
  return given.SMTP_URL !== null && given.MAIL_FROM === null ? ['MAIL_FROM'] : []
}

/** The server that mails go to; `null` means the outbox of this machine. */
export function readMailSettings({
  MAIL,
  SMTP_URL,
  MAIL_FROM,
}: MailVariables): SmtpSettings | null {
  if (MAIL === 'outbox' || SMTP_URL === null || MAIL_FROM === null) return null
  const allowsClearText = isLoopback(new URL(SMTP_URL).hostname)
  return { url: SMTP_URL, from: MAIL_FROM, allowsClearText }
}
