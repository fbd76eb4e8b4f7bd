import { SHIP_FILE_PATH } from '@jangteo/contract/delivery/shipFile.calls'
import { GOODS_FILE_PATH, STOCK_FILE_PATH } from '@jangteo/contract/goods/sellerGoodsImport.calls'
import {
  EVIDENCE_UPLOAD_PATH,
  OPERATOR_UPLOAD_PATH,
  SELLER_UPLOAD_PATH,
  UPLOAD_PATH,
} from '@jangteo/contract/upload/upload.calls'
import type { IncomingMessage } from 'node:http'

const STREAMED_PATHS = new Set(
  [
    UPLOAD_PATH,
    SELLER_UPLOAD_PATH,
    OPERATOR_UPLOAD_PATH,
    EVIDENCE_UPLOAD_PATH,
    SHIP_FILE_PATH,
    GOODS_FILE_PATH,
    STOCK_FILE_PATH,
  ].map((path) => `/api${path}`),
)

/** True when the call that a request is for reads its body itself. */
export function isStreamed({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && STREAMED_PATHS.has(url?.split('?')[0] ?? '')
}

/** Ends a request whose body has not arrived in time, in milliseconds; nobody waits for its answer as long. */
export function limitBodyReadTime(request: IncomingMessage, bodyTimeoutMs: number): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs).unref()
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}
