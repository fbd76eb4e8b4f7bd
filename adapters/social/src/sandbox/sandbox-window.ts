import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SOCIAL_PROVIDER_OF } from '@jangteo/core/session/social.codes'
import type { SocialPathName, SocialProvider } from '@jangteo/core/session/social.codes'
import { WINDOW_STYLES } from '@jangteo/sandbox-window/window-styles'
import { z } from 'zod'
import { SANDBOX_ANSWERS, sealCode } from './sandbox-code.ts'
import { SOCIAL_SANDBOX_PATH } from './sandbox-provider.ts'
import type { SandboxSettings } from './sandbox-provider.ts'
import { noticePage, windowPage } from './window-page.ts'

/** A page of the sandbox, or a redirect. */
export type WindowAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const TEXT_LENGTH_MAX = 1000
const STYLES = [...WINDOW_STYLES, join(import.meta.dirname, 'window.css')]
const STYLESHEET = `${SOCIAL_SANDBOX_PATH}/window.css`
const DECISION = '/decision'

const text = z.string().max(TEXT_LENGTH_MAX)
const filled = text.min(1)
/** An emptied field is what the account's owner does not show. */
const shown = text.transform((value) => value.trim()).transform((value) => value || null)

const visit = z.object({
  state: filled,
  nonce: filled,
  code_challenge: filled,
  redirect_uri: filled,
})

const decision = visit.extend({
  outcome: z.enum([...SANDBOX_ANSWERS, 'denied', 'closed']),
  account: z.string().trim().min(1).max(100),
  email: shown,
  name: shown,
})

type Decision = z.output<typeof decision>

/** Names and values of a query, as the window and its form read them. */
export type WindowFields = Readonly<Record<string, string>>

type WindowRequest = {
  readonly provider: SocialProvider
  readonly isDecided: boolean
  readonly fields: WindowFields
}

type WindowSettings = SandboxSettings & {
  /** URL in the market that a provider sends browsers back to; the window leads nowhere else. */
  readonly redirectUriOf: (provider: SocialProvider) => string
}

/**
 * Answers the windows of the sandbox, by GET alone since it stores nothing; `null` for every other path. Works without
 * a script.
 */
export function createSandboxWindow(settings: WindowSettings) {
  return async (requestUrl: string): Promise<WindowAnswer | null> => {
    const { pathname, searchParams } = new URL(requestUrl, settings.publicUrl)
    if (pathname === STYLESHEET) return stylesheet()
    const request = readRequest(pathname, Object.fromEntries(searchParams))
    if (request === null) return null
    const asked = visit.safeParse(request.fields)
    if (!asked.success || asked.data.redirect_uri !== settings.redirectUriOf(request.provider)) {
      return page(400, noticePage(STYLESHEET), null)
    }
    const decided = decision.safeParse(request.fields)
    if (request.isDecided && decided.success) {
      return redirect(toReturn(settings, request.provider, decided.data))
    }
    const action = `${SOCIAL_SANDBOX_PATH}/${pathname.split('/')[3] ?? ''}${DECISION}`
    const body = windowPage({ ...request, visit: asked.data, action, stylesheet: STYLESHEET })
    return page(request.isDecided ? 400 : 200, body, asked.data.redirect_uri)
  }
}

function readRequest(pathname: string, fields: WindowFields): WindowRequest | null {
  const isDecided = pathname.endsWith(DECISION)
  const path = isDecided ? pathname.slice(0, -DECISION.length) : pathname
  const name = Object.keys(SOCIAL_PROVIDER_OF).find(
    (one): one is SocialPathName => path === `${SOCIAL_SANDBOX_PATH}/${one}`,
  )
  return name === undefined ? null : { provider: SOCIAL_PROVIDER_OF[name], isDecided, fields }
}

function toReturn(settings: WindowSettings, provider: SocialProvider, decided: Decision): string {
  const { outcome, state, redirect_uri: redirectUri } = decided
  const url = new URL(redirectUri)
  if (outcome === 'closed') return url.href
  url.searchParams.set('state', state)
  if (outcome === 'denied') url.searchParams.set('error', 'access_denied')
  else {
    const { account, email, name, nonce, code_challenge: challenge } = decided
    const userId = `sandbox-${account}`
    const issuedAtMs = settings.nowMs()
    const content = { provider, answer: outcome, userId, email, name, challenge, nonce }
    const code = sealCode(settings.key, { ...content, redirectUri, issuedAtMs })
    url.searchParams.set('code', code)
  }
  return url.href
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

function page(status: number, body: string, returnUrl: string | null): WindowAnswer {
  const targets = returnUrl === null ? "'none'" : `'self' ${new URL(returnUrl).origin}`
  const policy = `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
  return { status, headers: { ...PAGE_HEADERS, 'content-security-policy': policy }, body }
}

function redirect(location: string): WindowAnswer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

async function stylesheet(): Promise<WindowAnswer> {
  const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')))
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=600',
  }
  return { status: 200, headers, body: styles.join('\n') }
}
