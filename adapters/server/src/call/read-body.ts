import type { IncomingMessage } from 'node:http'

/** Reads the body of a request; `null` when it is longer than `bytesMax`, whether it says so or not. */
export async function readBody(
  request: IncomingMessage,
  bytesMax: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) return null
  const chunks: Buffer[] = []
  let bytes = 0
  // Leaving the loop would destroy the connection before the answer is written.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
