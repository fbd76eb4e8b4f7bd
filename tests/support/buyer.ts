import { randomInt } from 'node:crypto'
import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import type { TestMarket } from './market.ts'

export type Answer<Body> = { readonly status: number; readonly body: Body }

/** A refusal as the wire shows it. */
export type RefusalBody = {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly data: unknown
}

type Sent = {
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The password of every demo member. */
export const DEMO_PASSWORD = 'Jangteo!2025'

/** A mobile number that nobody typed before: unpaid orders are counted by it. */
export function aMobile(): string {
  return `010${randomInt(10_000_000, 100_000_000)}`
}

/** Sets the cookies of an answer, and drops those that it empties. */
function takeCookies(response: Response, cookies: Map<string, string>): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** One browser: its cookies, the token that its scripts send, and the mobile number of who sits there. */
export function aBuyer(market: Pick<TestMarket, 'url'>) {
  const mobile = aMobile()
  const cookies = new Map<string, string>()

  /** Headers by which the market knows the browser. */
  function credentials() {
    const token = cookies.get('auth_token')
    return {
      authorization: token === undefined ? GUEST_CREDENTIAL : `Bearer ${token}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  function headersOf({ body, key, headers }: Sent): Headers {
    return new Headers({
      ...credentials(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    })
  }

  /** Makes a call whose answer is looked at as it came. */
  async function send(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const response = await fetch(`${market.url}/api${path}`, {
      method,
      headers: headersOf(sent),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    takeCookies(response, cookies)
    return response
  }

  /** Makes a call; `Body` is what the test expects of it. */
  async function call<Body = RefusalBody>(
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Answer<Body>> {
    const response = await send(method, path, sent)
    return { status: response.status, body: (await response.json()) as Body }
  }

  /** Makes a call that must succeed. */
  async function ask<Body>(method: string, path: string, sent: Sent = {}): Promise<Body> {
    const { status, body } = await call<Body>(method, path, sent)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  async function logIn(loginId: string): Promise<void> {
    await ask('POST', '/accounts/login', { body: { loginId, password: DEMO_PASSWORD } })
  }

  return { send, call, ask, logIn, credentials, cookies, mobile }
}

export type Buyer = ReturnType<typeof aBuyer>
