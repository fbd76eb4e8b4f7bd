import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import type { Connection, Received, Sent } from './connection.ts'
import type { MemberBrowser } from './shop.ts'

const TOKEN_COOKIE = /^auth_token=([^;]+)/m

/** One browser on one connection: its device, and the token that its scripts send. */
export type Caller = {
  /** Makes a call that must succeed. */
  readonly ask: <Body>(method: string, path: string, body?: unknown) => Promise<Body>
  /** Sends a form outside of the api and answers where it leads. */
  readonly submit: (path: string, form: Readonly<Record<string, string>>) => Promise<URL>
}

/** The browser of a member, or with `null` a guest's whose token comes with their order. */
export function aCaller(
  connection: Connection,
  url: string,
  browser: MemberBrowser | null,
): Caller {
  const cookie = `device_id=${browser?.deviceId ?? crypto.randomUUID()}`
  let credential = browser === null ? GUEST_CREDENTIAL : `Bearer ${browser.token}`

  async function send(sent: Sent, status: number): Promise<Received> {
    const received = await connection.send(sent)
    const granted = TOKEN_COOKIE.exec(received.headers.get('set-cookie') ?? '')?.[1]
    if (granted !== undefined) credential = `Bearer ${granted}`
    if (received.status === status) return received
    throw new Error(`${sent.method} ${sent.path}: ${received.status} ${received.body}`)
  }

  return {
    async ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
      const authorization = credential
      const content =
        body === undefined
          ? { headers: { cookie, authorization } }
          : {
              headers: { cookie, authorization, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
      const received = await send({ method, path: `/api${path}`, ...content }, 200)
      return JSON.parse(received.body) as Body
    },
    async submit(path, form) {
      const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams(form).toString()
      const received = await send({ method: 'POST', path, headers, body }, 303)
      return new URL(received.headers.get('location') ?? '', url)
    },
  }
}
