import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import type { Answer, Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

export type SentTable = {
  readonly path: string
  readonly body: string | Uint8Array<ArrayBuffer>
  /** Media type; CSV unless given. */
  readonly type?: string
}

/** Sends a file of rows as the body of a call, from a browser of staff, whatever comes of it. */
export async function sendTable<Body>(
  market: Pick<TestMarket, 'url'>,
  { cookies }: Buyer,
  { path, body, type = 'text/csv' }: SentTable,
): Promise<Answer<Body>> {
  const response = await fetch(`${market.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      authorization: GUEST_CREDENTIAL,
    },
    body,
  })
  return { status: response.status, body: (await response.json()) as Body }
}
