import type { IncomingMessage, ServerResponse } from 'node:http'
import { SANDBOX_PATH } from '@jangteo/payment/sandbox/sandbox-paths'
import { requestAppKind } from './app-kind.ts'
import { deviceIdOf } from './cookies.ts'
import { DESK_DOOR_PATH, type DeskLock } from './desk-lock.ts'
import type { PageHandler } from './listener.ts'
import { sendText } from './plain-answer.ts'
import type { PageCache, SentPage } from './rendered-pages.ts'
import type { FileHandler } from './static-files.ts'
import { sendWebResponse, toWebRequest } from './web-request.ts'

export type PageParts = {
  readonly files: readonly FileHandler[]
  readonly cache: PageCache
  readonly origin: string
  readonly servesDevOnly: boolean
  readonly deskLock: DeskLock | null
  /** Answers the pages of the sandbox gateway; `null` for other paths. */
  readonly handleSandbox: (request: Request) => Promise<Response | null>
}

const PAGE_METHODS = new Set(['GET', 'HEAD'])
const FILE = /\.[a-z0-9]+$/i

function encodingOf(request: IncomingMessage): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
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

/**
 * Answers everything that is not a call: files, the sandbox's window, pages. A page names the device, so that
 * the first calls of a new guest, sent at once, speak of one.
 */
export function createPages(parts: PageParts): PageHandler {
  const isHttps = parts.origin.startsWith('https:')
  return async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path.startsWith(`${SANDBOX_PATH}/`)) {
      const answer = await parts.handleSandbox(await toWebRequest(request, parts.origin))
      if (answer !== null) return sendWebResponse(response, answer)
    }
    if (!PAGE_METHODS.has(request.method ?? '')) {
      return sendText(response, {
        status: 405,
        type: 'text/plain',
        body: '지원하지 않는 요청이에요.',
      })
    }
    if (FILE.test(path)) {
      for (const serve of parts.files) if (await serve(request, response)) return
      return sendText(response, { status: 404, type: 'text/plain', body: '파일이 없어요.' })
    }
    deviceIdOf({ request, response, isHttps })
    const isDesk = path.startsWith('/devOnly')
    const isHidden = isDesk && !parts.servesDevOnly
    if (isDesk && !isHidden && parts.deskLock?.isOpenFor(request) === false) {
      response.setHeader('location', DESK_DOOR_PATH)
      return sendText(response, { status: 303, type: 'text/plain', body: '' })
    }
    const appKind = requestAppKind(request)
    const page = isHidden
      ? parts.cache.shell(404, appKind)
      : await parts.cache.page(request.url ?? '/', appKind)
    sendPage(request, response, page)
  }
}
