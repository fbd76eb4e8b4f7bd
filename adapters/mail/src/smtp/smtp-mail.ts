import { createTransport } from 'nodemailer'
import type { MailPort } from '../mail.port.ts'

/** Time for which a server may say nothing, in milliseconds; a job tries again later. */
const SILENCE_MS_MAX = 10_000

export type SmtpSettings = {
  /** `smtp://` with STARTTLS, or `smtps://`; name and password stand in it. */
  readonly url: string
  /** Address that mails come from, with or without a name. */
  readonly from: string
  /** True where the connection may stay in the clear: to this machine. */
  readonly allowsClearText: boolean
}

/**
 * Sends mails by SMTP, two connections at most. The id of a mail becomes its Message-ID, so that a mailbox recognises
 * one that was sent twice. Source: market-rules §0.
 */
export function createSmtpMail({ url, from, allowsClearText }: SmtpSettings): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !allowsClearText,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: SILENCE_MS_MAX,
    greetingTimeout: SILENCE_MS_MAX,
    socketTimeout: SILENCE_MS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return {
    async send({ to, subject, text }, id) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
      })
    },
    listOutbox: null,
    close: () => transport.close(),
  }
}
