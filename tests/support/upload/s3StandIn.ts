import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../listen.ts'

export const S3_KEY = { accessKeyId: 'KEY', secretAccessKey: 'a secret' }

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([a-f0-9]{64})$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function headerText(request: IncomingMessage, name: string): string {
  return [request.headers[name] ?? ''].flat().join(',').trim().replaceAll(/ +/g, ' ')
}

/** True when the request is signed by the key, as AWS describes Signature Version 4. */
function isSigned(request: IncomingMessage): boolean {
  const [, id, day = '', region = '', names = '', signature = ''] =
    SIGNED.exec(request.headers.authorization ?? '') ?? []
  if (id !== S3_KEY.accessKeyId || !names.split(';').includes('host')) return false
  const url = new URL(request.url ?? '', 'http://s3')
  const headers = names.split(';').map((name) => `${name}:${headerText(request, name)}\n`)
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    headers.join(''),
    names,
    headerText(request, 'x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headerText(request, 'x-amz-date'), scope, hash].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${S3_KEY.secretAccessKey}`, day), region),
  )
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}

type Bucket = Map<string, Buffer>

function send(response: ServerResponse, status: number, body: Buffer = Buffer.alloc(0)): void {
  response.writeHead(status, { 'content-length': body.length }).end(body)
}

function sendPart(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || last === undefined) return send(response, 200, file)
  response.setHeader('content-range', `bytes ${first}-${last}/${file.length}`)
  return send(response, 206, file.subarray(Number(first), Number(last) + 1))
}

async function handle(bucket: Bucket, request: IncomingMessage, response: ServerResponse) {
  if (!isSigned(request)) return send(response, 403)
  const name = /^\/market\/([^/]+)$/.exec(request.url ?? '')?.[1]
  if (name === undefined) return send(response, 400)
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return send(response, 411)
    bucket.set(name, await buffer(request))
    return send(response, 200)
  }
  if (request.method === 'DELETE') {
    bucket.delete(name)
    return send(response, 204)
  }
  const file = bucket.get(name)
  return file === undefined ? send(response, 404) : sendPart(request, response, file)
}

/**
 * A storage that speaks as much S3 as the repository does: one bucket, `market`, and one key, whose signature it
 * checks.
 */
export async function startS3() {
  const bucket: Bucket = new Map()
  const server = createServer((request, response) => {
    handle(bucket, request, response).catch(() => response.destroy())
  })
  const { url: endpoint, close } = await listen(server)
  return { endpoint, names: () => [...bucket.keys()], close }
}
