import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv, { type Options } from 'sirv'

const FOREVER_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
const VIDEOS = '/videos'

/** Serves a file of a directory, or says that it has none of that name. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

function serve(directory: string, options: Options): FileHandler {
  const handler = sirv(directory, { ...options, dev: false, etag: true })
  return (request, response) =>
    new Promise((resolve) => {
      if (!hasFile(directory, request.url ?? '/')) return resolve(false)
      response.once('close', () => resolve(true))
      return handler(request, response, () => resolve(false))
    })
}

/** True when the file is still there: the handler remembers what was there at its start, and a build replaces it. */
function hasFile(directory: string, url: string): boolean {
  return existsSync(join(directory, url.split('?')[0] ?? ''))
}

/** The built ui: names with a hash are stored by browsers for ever, compressed beforehand. */
export function createAssetFiles(directory: string): FileHandler {
  return serve(directory, {
    maxAge: DAY_SECONDS,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      if (!path.startsWith('/assets/')) return
      response.setHeader('cache-control', `public,max-age=${FOREVER_SECONDS},immutable`)
    },
  })
}

/** Videos below `/videos`, in parts where a player asks for them so. */
export function createVideoFiles(directory: string): FileHandler {
  const files = serve(directory, { maxAge: DAY_SECONDS })
  return async (request, response) => {
    const { url = '' } = request
    if (!url.startsWith(`${VIDEOS}/`)) return false
    request.url = url.slice(VIDEOS.length)
    const isServed = await files(request, response)
    request.url = url
    return isServed
  }
}
