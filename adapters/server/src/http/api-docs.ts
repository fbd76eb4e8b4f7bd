import type { OpenAPI } from '@orpc/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../app/environment.ts'
import { docsPage } from './docs-page.ts'

type Document = { readonly type: string; readonly body: string }

/** What there is to read of the calls at a path, `null` for any other path. */
export type ApiDocs = (path: string) => Promise<Document | null>

const OPEN_API = join(ROOT, 'docs/openapi.json')
const STYLE = join(import.meta.dirname, 'docs-page.css')

/**
 * The calls for machines and for people. The document is the generated one of `docs`, which the check keeps fresh;
 * it is read whenever somebody asks, because describing the calls anew costs half a second, and keeping the
 * answers three megabytes.
 */
export const readApiDocs: ApiDocs = async (path) => {
  switch (path) {
    case '/api/openapi.json':
      return { type: 'application/json', body: await readFile(OPEN_API, 'utf8') }
    case '/api/docs': {
      const document = JSON.parse(await readFile(OPEN_API, 'utf8')) as OpenAPI.Document
      return { type: 'text/html', body: docsPage(document) }
    }
    case '/api/docs.css':
      return { type: 'text/css', body: await readFile(STYLE, 'utf8') }
    default:
      return null
  }
}
