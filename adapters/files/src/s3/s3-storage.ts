import { AwsClient } from 'aws4fetch'
import { pipeline, Readable } from 'node:stream'
import { byteMeter } from '../byte-meter.ts'
import type { FileStoragePort } from '../file-storage.port.ts'
import { storedName } from '../stored-name.ts'

/** Time limit for an answer of the storage, in milliseconds, bytes on their way in included. */
const ANSWER_TIMEOUT_MS = 60_000

/** A bucket of a storage that speaks S3, and the key of somebody who may read and write there. */
export type S3Settings = {
  /** Without a slash at its end. The bucket is the first part of the path, as every such storage understands. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Input = { readonly method: string; readonly headers?: Record<string, string> }

function refuse(method: string, { status }: Response): never {
  throw new Error(`the storage answered ${method} with ${status}`)
}

/** The length of the whole file, of which an answer may carry a part. */
function wholeLength({ headers }: Response): number {
  const ofRange = headers.get('content-range')?.split('/')[1]
  return Number(ofRange ?? headers.get('content-length'))
}

/** An error that breaks a stream on its way out breaks the request, which reports it. */
const bear = () => undefined

/** Keeps files in a bucket. What was put is there as soon as `put` is done: S3 is consistent. */
export function createS3Storage(settings: S3Settings): FileStoragePort {
  const { endpoint, bucket, ...credentials } = settings
  const client = new AwsClient({ ...credentials, service: 's3' })

  const send = async (name: string, asked: Input, open?: () => Readable): Promise<Response> => {
    const signed = await client.sign(`${endpoint}/${bucket}/${storedName(name)}`, asked)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ANSWER_TIMEOUT_MS)
    const { url, method, headers } = signed
    const init: RequestInit = { method, headers, signal: late.signal, redirect: 'error' }
    // Node takes its own streams for a body, of which the browser's types know nothing.
    if (open !== undefined) Object.assign(init, { body: open(), duplex: 'half' })
    return fetch(url, init).finally(() => clearTimeout(timer))
  }

  return {
    async put(name, { stream, byteCount, mediaType }) {
      const headers = { 'content-length': String(byteCount), 'content-type': mediaType }
      const open = () => pipeline(stream, byteMeter(byteCount), bear).on('error', bear)
      const answer = await send(name, { method: 'PUT', headers }, open)
      await answer.body?.cancel()
      if (!answer.ok) refuse('PUT', answer)
    },
    async open(name, range) {
      const headers = range === null ? {} : { range: `bytes=${range.first}-${range.last}` }
      const answer = await send(name, { method: 'GET', headers })
      if (answer.ok && answer.body !== null) {
        const stream = Readable.from(answer.body, { objectMode: false })
        return { stream, byteCount: wholeLength(answer) }
      }
      await answer.body?.cancel()
      return answer.status === 404 ? null : refuse('GET', answer)
    },
    async remove(name) {
      const answer = await send(name, { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) refuse('DELETE', answer)
    },
  }
}
