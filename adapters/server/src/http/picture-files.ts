import { createExpectedReader } from '@jangteo/demo/pictures/expected'
import type { ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { FileHandler } from './static-files.ts'

const DAY_SECONDS = 86_400
const PICTURE_PATH = /^\/pictures\/(?<name>[a-z0-9-]+)-(?<width>\d{2,4})\.webp$/

/** A plain ground that suits light and dark pages, of the size that the picture will have. */
function placeholder(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#808080" fill-opacity=".14"/></svg>`
}

function sendPlaceholder(response: ServerResponse, { width, height }: Size): void {
  const body = placeholder(width, height)
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(body)
}

type Size = { readonly width: number; readonly height: number }

/**
 * Serves pictures of products below `/pictures`. A picture that is still being drawn is answered with a placeholder
 * of its final size, which browsers do not store; a name that no picture will have is not answered.
 * A recipe that changes keeps its name, so browsers revalidate after a day. Source: decision 057.
 */
export function createPictureFiles(directory: string): FileHandler {
  const readExpected = createExpectedReader(directory)
  const files = sirv(directory, {
    // Looks a file up when it is requested: pictures appear while the market is open.
    dev: true,
    etag: true,
    setHeaders: (response) => response.setHeader('cache-control', `public, max-age=${DAY_SECONDS}`),
  })
  return (request, response) => {
    const url = request.url ?? ''
    const { name, width } = PICTURE_PATH.exec(url.split('?')[0] ?? '')?.groups ?? {}
    if (name === undefined) return Promise.resolve(false)
    return new Promise((resolve) => {
      response.once('close', () => resolve(true))
      request.url = url.slice('/pictures'.length)
      files(request, response, () => {
        request.url = url
        const share = readExpected()[name]
        if (share === undefined) return resolve(false)
        const size = { width: Number(width), height: Math.round(Number(width) * share) }
        return sendPlaceholder(response, size)
      })
    })
  }
}
