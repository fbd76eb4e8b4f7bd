import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdentityPort } from '@jangteo/identity/identity.port'
import type { PageAnswer, PageRequest } from '@jangteo/payment/sandbox/sandbox-calls'
import type { WindowAnswer } from '@jangteo/social/sandbox/sandbox-window'
import { SANDBOX_PATH } from '@jangteo/payment/sandbox/sandbox-paths'
import { acceptsEncoding } from './accepts-encoding.ts'
import { requestAppKind } from './app-kind.ts'
import { deviceIdOf } from './cookies.ts'
import { type CustomerCredential, giveCustomerCredential } from './customer-credential.ts'
import { DESK_DOOR_PATH, type DeskLock } from './desk-lock.ts'
import { answerIdentityWindow } from './identity-window.ts'
import type { DeskOperatorCheck } from './desk-operator.ts'
import type { PageHandler } from './listener.ts'
import { sendText } from './plain-answer.ts'
import type { PageCache, SentPage } from './rendered-pages.ts'
import { sendPageAnswer, toPageRequest } from './sandbox-pages.ts'
import type { FileHandler } from './static-files.ts'

export type PageParts = {
  readonly files: readonly FileHandler[]
  readonly cache: PageCache
  readonly origin: string
  readonly servesDevOnly: boolean
  readonly deskLock: DeskLock | null
  /** Operators who see `/devOnly` where it is served to nobody else; nobody unless given. */
  readonly isDeskOperator?: DeskOperatorCheck
  readonly identity: IdentityPort
  /** Credential of the calls of customers; every one is let in unless given. */
  readonly customerCredential?: CustomerCredential
  /** Answers the pages of the sandbox gateway, and `null` for other paths; `null` itself where it is closed. */
  readonly handleSandbox: ((request: PageRequest) => Promise<PageAnswer | null>) | null
  /** Answers the windows of the social sandbox, and `null` for other paths; left out where it is closed. */
  readonly showSandbox?: ((requestUrl: string) => Promise<WindowAnswer | null>) | null
}

const PAGE_METHODS = new Set(['GET', 'HEAD'])
/** Twice as long as the longest form of the sandbox, which informs people about it on a page of its own. */
const SANDBOX_BODY_BYTES_MAX = 8192
const FILE = /\.[a-z0-9]+$/i

function encodingOf(request: IncomingMessage): 'br' | 'gzip' | null {
  if (acceptsEncoding(request, 'br')) return 'br'
  return acceptsEncoding(request, 'gzip') ? 'gzip' : null
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): void {
  const encoding = encodingOf(request)
  const body = { br: page.brotli, gzip: page.gzip, plain: page.plain }[encoding ?? 'plain']
  response.statusCode = page.status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.setHeader('vary', 'accept-encoding, user-agent, x-app-platform')
  response.setHeader('cache-control', 'no-cache')
  if (encoding !== null) response.setHeader('content-encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendWindow(response: ServerResponse, { status, headers, body }: WindowAnswer): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(body)
}

function sendNote(response: ServerResponse, status: number, body: string): void {
  sendText(response, { status, type: 'text/plain', body })
}

/** True when a path stays on this host: `//evil.example` names another one, `//[` none at all. */
function isPagePath(path: string, origin: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && URL.canParse(path, origin)
}

/**
 * Answers everything that is not a call: files, the sandbox's window, pages. A page names the device, so that
 * the first calls of a new guest, sent at once, speak of one.
 */
export function createPages(parts: PageParts): PageHandler {
  const isHttps = parts.origin.startsWith('https:')
  return async (request, response) => {
    const [path = '/', query = ''] = request.url?.split('?', 2) ?? []
    const { handleSandbox, identity } = parts
    if (path === identity.windowPath) return answerIdentityWindow(request, response, parts)
    if (handleSandbox !== null && path.startsWith(`${SANDBOX_PATH}/`)) {
      const { origin } = parts
      const asked = await toPageRequest(request, { origin, bodyBytesMax: SANDBOX_BODY_BYTES_MAX })
      if (asked === null) return sendNote(response, 413, '보낸 내용이 너무 커요.')
      const answer = await handleSandbox(asked)
      if (answer !== null) return sendPageAnswer(response, answer)
    }
    if (!PAGE_METHODS.has(request.method ?? '')) {
      return sendNote(response, 405, '지원하지 않는 요청이에요.')
    }
    const shown = (await parts.showSandbox?.(request.url ?? '/')) ?? null
    if (shown !== null) return sendWindow(response, shown)
    if (FILE.test(path)) {
      for (const serve of parts.files) if (await serve(request, response)) return
      return sendNote(response, 404, '파일이 없어요.')
    }
    deviceIdOf({ request, response, isHttps })
    giveCustomerCredential({ request, response, isHttps }, parts.customerCredential ?? null)
    const isDesk = path.startsWith('/devOnly')
    const isHidden =
      isDesk && !parts.servesDevOnly && (await parts.isDeskOperator?.(request)) !== true
    if (isDesk && parts.servesDevOnly && parts.deskLock?.isOpenFor(request) === false) {
      response.setHeader('location', DESK_DOOR_PATH)
      return sendNote(response, 303, '')
    }
    const appKind = requestAppKind(request)
    const page = await (isHidden || !isPagePath(path, parts.origin)
      ? parts.cache.shell(404, appKind)
      : parts.cache.page({ path, search: query, appKind }))
    sendPage(request, response, page)
  }
}
