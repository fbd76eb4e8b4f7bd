import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import { ROOT } from '../product/root.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import { docsPage } from './docs-page.ts'
import { sendRefusal } from './plain-answer.ts'

/** Answers what there is to read of the calls, or says that a path is none of its own. */
export type ApiDocs = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

type Document = { readonly type: string; readonly gzip: Buffer; readonly etag: string }

const OPEN_API = join(ROOT, 'docs/openapi.json')
const STYLE = join(import.meta.dirname, 'docs-page.css')
const compress = promisify(gzip)

const SOURCES: Readonly<Record<string, { type: string; read: () => Promise<string> }>> = {
  '/api/openapi.json': { type: 'application/json', read: () => readFile(OPEN_API, 'utf8') },
  '/api/docs': {
    type: 'text/html',
    read: async () => docsPage(await readFile(OPEN_API, 'utf8')),
  },
  '/api/docs.css': { type: 'text/css', read: () => readFile(STYLE, 'utf8') },
}

async function makeDocument({ type, read }: (typeof SOURCES)[string]): Promise<Document> {
  const text = await read()
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return { type, gzip: await compress(text), etag }
}

async function send(request: IncomingMessage, response: ServerResponse, document: Document) {
  const { type, gzip: zipped, etag } = document
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', etag)
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  if (request.method === 'HEAD') return response.end()
  if (!acceptsEncoding(request, 'gzip')) {
    const plain = createGunzip()
    plain.end(zipped)
    return pipeline(plain, response)
  }
  response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', zipped.length)
  return response.end(zipped)
}

/**
 * The calls for machines and for people: the generated document of `docs`, which the check keeps fresh. Each document
 * is made when somebody first asks, stored compressed, and sent as it is stored; a market that does not serve them answers
 * NOT_FOUND.
 */
export function createApiDocs({ isServed }: { readonly isServed: boolean }): ApiDocs {
  const made = new Map<string, Promise<Document>>()
  return async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const source = SOURCES[path]
    if (source === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return false
    if (!isServed) {
      sendRefusal(response, 'NOT_FOUND')
      return true
    }
    const document = made.get(path) ?? makeDocument(source)
    made.set(path, document)
    document.catch(() => made.delete(path))
    await send(request, response, await document)
    return true
  }
}
