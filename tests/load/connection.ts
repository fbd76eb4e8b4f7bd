import { once } from 'node:events'
import { connect } from 'node:net'

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Received = {
  readonly status: number
  /** By name in lower case; cookies one a line. */
  readonly headers: ReadonlyMap<string, string>
  /** Read from its bytes when somebody looks at it, which is to be before the next request. */
  readonly body: string
}

/** One connection of one browser, which is known by its device's cookie, and one request at a time. */
export type Connection = {
  readonly send: (sent: Sent) => Promise<Received>
  readonly close: () => void
}

const LINE_END = '\r\n'
const HEAD_END = '\r\n\r\n'
/** Most bytes that one read of a socket takes. */
const READ_BYTES_MAX = 65_536

type Head = Pick<Received, 'status' | 'headers'> & { readonly size: number }

/** Opens a connection for each of so many workers. */
export function openConnections(url: string, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(url)))
}

/**
 * Opens a connection that costs the machine as little as it can: what measures shares the cores with what is
 * measured, and `fetch` costs more than a bare server. All its reads go to the same memory, since collecting what had been
 * read took twenty milliseconds at a time, for which every answer waited.
 */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url)
  const answers = readAnswers()
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(READ_BYTES_MAX),
      callback: (size, bytes) => {
        answers.take(bytes.subarray(0, size))
        return true
      },
    },
  })
  socket.on('close', answers.fail)
  socket.on('error', answers.fail)
  await once(socket, 'connect')
  const cookie = `device_id=${crypto.randomUUID()}`
  return {
    send: async (sent) => {
      if (socket.destroyed) throw new Error('the connection is closed')
      const answer = answers.next()
      socket.write(toText({ ...sent, headers: { cookie, ...sent.headers } }, host))
      return answer
    },
    close: () => socket.destroy(),
  }
}

function toText({ method, path, headers = {}, body = '' }: Sent, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join(LINE_END)}${HEAD_END}${body}`
}

type Answers = {
  readonly next: () => Promise<Received>
  readonly take: (bytes: Uint8Array) => void
  readonly fail: () => void
}

function readAnswers(): Answers {
  let buffer = Buffer.alloc(READ_BYTES_MAX)
  let length = 0
  let head: Head | null = null
  let waiting: PromiseWithResolvers<Received> | null = null
  const append = (bytes: Uint8Array): void => {
    if (length + bytes.length > buffer.length) {
      buffer = Buffer.concat([buffer.subarray(0, length)], 2 * (length + bytes.length))
    }
    buffer.set(bytes, length)
    length += bytes.length
  }
  return {
    next: () => {
      waiting = Promise.withResolvers()
      return waiting.promise
    },
    take(bytes) {
      append(bytes)
      const read = buffer.subarray(0, length)
      head ??= readHead(read)
      const body = head === null ? null : readBody(read, head)
      if (head === null || body === null) return
      const { status, headers } = head
      head = null
      length = 0
      waiting?.resolve({
        status,
        headers,
        get body() {
          return body.toString()
        },
      })
    },
    fail: () => waiting?.reject(new Error('the connection was closed')),
  }
}

function readHead(bytes: Buffer): Head | null {
  const end = bytes.indexOf(HEAD_END)
  if (end === -1) return null
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split(LINE_END)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    const known = headers.get(name)
    headers.set(name, known === undefined ? value : `${known}\n${value}`)
  }
  return { status: Number(first.split(' ')[1]), headers, size: end + HEAD_END.length }
}

/** Finds the body, `null` while it is not there whole. */
function readBody(bytes: Buffer, { headers, size }: Head): Buffer | null {
  const length = headers.get('content-length')
  if (length === undefined && headers.get('transfer-encoding') === 'chunked') {
    return readChunks(bytes, size)
  }
  const end = size + Number(length ?? 0)
  return bytes.length < end ? null : bytes.subarray(size, end)
}

function readChunks(bytes: Buffer, start: number): Buffer | null {
  const parts: Buffer[] = []
  let at = start
  for (;;) {
    const lineEnd = bytes.indexOf(LINE_END, at)
    if (lineEnd === -1) return null
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const chunk = lineEnd + LINE_END.length
    const next = chunk + size + LINE_END.length
    if (bytes.length < next) return null
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(chunk, chunk + size))
    at = next
  }
}
