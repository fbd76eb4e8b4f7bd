import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listen } from '../listen.ts'

/** A request that a stand-in got. */
export type StandInRequest = {
  readonly path: string
  readonly authorization: string | null
  readonly form: Readonly<Record<string, string>>
}

/** Answer of a stand-in to one request. */
export type StandInAnswer = { readonly status: number; readonly body: unknown }

export type StandIn = {
  readonly url: string
  /** Requests so far, the oldest first. */
  readonly asked: readonly StandInRequest[]
  /** Signs an identity token with the stand-in's key, or with another one. */
  readonly signIdToken: (
    claims: Readonly<Record<string, unknown>>,
    options?: { readonly isForeign?: boolean },
  ) => Promise<string>
  readonly close: () => Promise<void>
}

const KEY_ID = 'stand-in'

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}

type AskedAt = { readonly standIn: StandIn; readonly query: URLSearchParams }

/**
 * A provider's host on this machine. It has the keys of its identity tokens under `keysPath`; everything else is answered
 * by `answer`.
 */
export async function openStandIn(
  keysPath: string,
  answer: (asked: StandInRequest, at: AskedAt) => Promise<StandInAnswer> | StandInAnswer,
): Promise<StandIn> {
  const own = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const asked: StandInRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname: path, searchParams: query } = new URL(
        request.url ?? '/',
        'http://stand-in.test',
      )
      if (path === keysPath) return response.end(JSON.stringify({ keys: [jwk] }))
      const authorization = request.headers.authorization ?? null
      const one = { path, authorization, form: await readForm(request) }
      asked.push(one)
      const answered = await answer(one, { standIn, query })
      response.statusCode = answered.status
      const { body } = answered
      return response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })()
  })
  const { url, close } = await listen(server)
  const standIn: StandIn = {
    url,
    asked,
    signIdToken: (claims, { isForeign = false } = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(isForeign ? foreign.privateKey : own.privateKey),
    close,
  }
  return standIn
}

/** Code challenge of a verifier, computed apart from the product. */
export function challengeFor(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

export const VISIT = {
  state: 'state-of-this-visit',
  nonce: 'nonce-of-this-visit',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://shop.example/api/accounts/socials/provider/callback',
}
