import { Seals } from '@jangteo/server/wire/seals'
import * as Effect from 'effect/Effect'
import type { Mail, MailPort } from '@jangteo/mail/mail.port'
import type { TestMarket } from './market.ts'

/** Mails that wait for the job that sends them, the oldest first. */
export async function queuedMails(
  market: Pick<TestMarket, 'database' | 'runtime'>,
): Promise<readonly Mail[]> {
  const { open } = await market.runtime.runPromise(Effect.service(Seals))
  const rows = await market.database.db.selectFrom('mails').select('sealed').orderBy('id').execute()
  return rows.map(({ sealed }) => JSON.parse(open(sealed)) as Mail)
}

/** A mail server that records what it takes, unless it is away. */
export type MailServer = {
  readonly port: MailPort
  readonly sent: { readonly mail: Mail; readonly id: string }[]
  isAway: boolean
}

/** Opens a mail server for a market. */
export function aMailServer(): MailServer {
  const server: MailServer = {
    port: {
      send: async (mail, id) => {
        if (server.isAway) throw new Error('the mail server is away')
        server.sent.push({ mail, id })
      },
      listOutbox: null,
      close: () => undefined,
    },
    sent: [],
    isAway: false,
  }
  return server
}

const CODE = /^\d{6}$/m

/** The code of the newest mail to an address. */
export async function codeMailedTo(
  market: Pick<TestMarket, 'database' | 'runtime'>,
  address: string,
): Promise<string> {
  const mails = await queuedMails(market)
  const code = CODE.exec(mails.findLast(({ to }) => to === address)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was mailed to ${address}`)
  return code
}
