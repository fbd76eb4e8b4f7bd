import type { TestMarket } from '../market.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }

type Sent = {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request exactly as written, even where a browser would never send it so. */
export async function send(
  market: Pick<TestMarket, 'url'>,
  request: string,
  sent: Sent = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(`${market.url}/api${path}`, { method, ...sent })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}
