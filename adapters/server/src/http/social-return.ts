import type { IncomingMessage, ServerResponse } from 'node:http'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SOCIAL_PATH_NAMES } from '@jangteo/core/session/social.codes'
import { z } from 'zod'
import { sendText } from './plain-answer.ts'
import { readBody } from '../call/read-body.ts'

const CALLBACK = new RegExp(`^/api/accounts/socials/(${SOCIAL_PATH_NAMES.join('|')})/callback$`)
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Twice as long as what the longest provider sends. */
const FORM_BYTES_MAX = 16_384
/** Fields of a provider's return that the page gets; the others stay behind. */
const PARAMETERS = ['code', 'state', 'error'] as const
const VALUE_LENGTH_MAX = 4096
const NAME_LENGTH_MAX = 100

const part = z.string().default('')
const user = z.object({ name: z.object({ firstName: part, lastName: part }) })

function saysForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

/**
 * The name of the provider that a browser comes back from: by a link, or by the form that Apple posts. `null` for every
 * other request, the call of the page among them.
 */
export function socialReturnOf(request: IncomingMessage, path: string): string | null {
  const { method } = request
  const isReturn = method === 'GET' || method === 'HEAD' || (method === 'POST' && saysForm(request))
  return isReturn ? (CALLBACK.exec(path)?.[1] ?? null) : null
}

async function parametersOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (request.method !== 'POST') {
    return new URL(request.url ?? '/', 'http://market').searchParams
  }
  const body = await readBody(request, FORM_BYTES_MAX)
  return body === null ? null : new URLSearchParams(body.toString('utf8'))
}

/** Name in Apple's first answer, which comes once and as JSON; `null` without one. */
function nameIn(parameters: URLSearchParams): string | null {
  try {
    const { name } = user.parse(JSON.parse(parameters.get('user') ?? ''))
    return `${name.lastName}${name.firstName}`.trim().slice(0, NAME_LENGTH_MAX) || null
  } catch {
    return null
  }
}

/**
 * Leads a browser that comes back from a provider to the page of its social login, which has the credentials that the
 * form of another site is sent without. It carries what the page needs and nothing else; a name travels behind `#`, so
 * that no log of any server has it. Source: decision 115.
 */
export async function leadSocialReturn(
  request: IncomingMessage,
  response: ServerResponse,
  provider: string,
): Promise<void> {
  const sent = await parametersOf(request)
  if (sent === null) {
    return sendText(response, { status: 413, type: 'text/plain', body: '보낸 내용이 너무 커요.' })
  }
  const query = Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = sent.get(name)
      return value === null || value.length > VALUE_LENGTH_MAX ? [] : [[name, value] as const]
    }),
  )
  const name = nameIn(sent)
  const fragment = name === null ? '' : `#${new URLSearchParams({ name }).toString()}`
  response.statusCode = 303
  response.setHeader('location', routes.authSocial(provider, query) + fragment)
  response.setHeader('referrer-policy', 'no-referrer')
  response.end()
}
