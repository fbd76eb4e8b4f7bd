import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { credentialHeaders } from './form.ts'

export const BOUNDARY = 'b0undary'
const CHUNK = Buffer.alloc(64 * 1024, 1)

/** A part's frame; its bytes follow. */
export function partHead(field: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`
}

export const FORM_END = `\r\n--${BOUNDARY}--\r\n`
export const KIND_IMAGE = `${partHead('filesTypeEnum')}IMAGE\r\n`
export const KIND_VIDEO = `${partHead('filesTypeEnum')}VIDEO\r\n`

/** Waits until more may be written, or the server has answered, or no longer exists. */
function hasRoom(request: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of ['drain', 'response', 'close']) request.off(event, go)
      resolve()
    }
    for (const event of ['drain', 'response', 'close']) request.on(event, go)
  })
}

/** Writes the bytes as fast as the server reads, until it answers. */
export async function writeAll(
  request: ClientRequest,
  pieces: Iterable<string | Buffer>,
): Promise<void> {
  let isAnswered = false
  request.once('response', () => {
    isAnswered = true
  })
  for (const piece of pieces) {
    if (isAnswered || request.destroyed) return
    if (!request.write(piece)) await hasRoom(request)
  }
}

/** So many bytes of nothing, the first ones as given. */
export function* bytesOf(count: number, head: Buffer = Buffer.alloc(0)): Generator<Buffer> {
  yield head
  for (let left = count - head.length; left > 0; left -= CHUNK.length) {
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length))
  }
}

type RawForm = {
  readonly market: Pick<TestMarket, 'url'>
  readonly buyer: Buyer
  readonly headers?: Readonly<Record<string, string>>
}

/** Opens an upload whose bytes the test writes itself. */
export function openUpload({ market, buyer, headers = {} }: RawForm): ClientRequest {
  const request = requestHttp(`${market.url}/api/systems/files/uploads`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      ...credentialHeaders(buyer),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  })
  return request.on('error', () => undefined)
}

/** Waits for the answer of a request. */
export async function answerOf<Body = RefusalBody>(request: ClientRequest): Promise<Body> {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return (await json(response)) as Body
}

/** Sends pieces to their end, or until the server has answered, and says the answer. */
export async function sendRaw(
  form: RawForm,
  pieces: Iterable<string | Buffer>,
): Promise<Pick<RefusalBody, 'code' | 'status'>> {
  const request = openUpload(form)
  const answer = answerOf(request)
  await writeAll(request, pieces)
  request.end()
  const { code, status } = await answer
  request.destroy()
  return { code, status }
}
