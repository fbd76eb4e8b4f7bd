import { UPLOAD_PATH } from '@jangteo/contract/upload/upload.calls'
import type { IncomingMessage } from 'node:http'

const STREAMED_PATH = `/api${UPLOAD_PATH}`

/** True when the call that a request is for reads its body itself. */
export function isStreamed({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && url?.split('?')[0] === STREAMED_PATH
}

/** Ends a request whose body has not arrived in time, in milliseconds; nobody waits for its answer as long. */
export function limitBodyReadTime(request: IncomingMessage, bodyTimeoutMs: number): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs).unref()
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}
