import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { listenBefore } from './listenBefore.ts'

/** Statements and round trips of a stretch of time. */
export type Traffic = {
  /** Texts of the statements that were executed, in their order. */
  readonly statements: readonly string[]
  /** Statements that were sent while none waited for its answer on that connection. */
  readonly tripCount: number
}

/** A stretch of network between a market and its database that counts what passes. */
export type CountedWire = {
  /** The database's address by way of the wire. */
  readonly url: string
  /** Answers the traffic since the last time, and begins to count again. */
  readonly take: () => Traffic
  readonly close: () => Promise<void>
}

type Message = { readonly kind: string; readonly body: Buffer }

const LENGTH_BYTES = 4
const HEADER_BYTES = 5

/** Reads the messages of PostgreSQL's protocol out of chunks; the first one of a client has no kind. */
function messageReader(hasStartup: boolean): (chunk: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = hasStartup
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + LENGTH_BYTES) return messages
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return messages
      if (!isStartup) {
        const kind = String.fromCharCode(rest[0] ?? 0)
        messages.push({ kind, body: rest.subarray(HEADER_BYTES, end) })
      }
      isStartup = false
      rest = rest.subarray(end)
    }
  }
}

/** The texts of a message that end with a null, from the first on. */
function textAt(body: Buffer, place: number): string {
  return body.toString('utf8').split('\0')[place] ?? ''
}

/** Opens a wire to the database of the address. */
export async function openCountedWire(databaseUrl: string): Promise<CountedWire> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let statements: string[] = []
  let tripCount = 0
  const carry = (socket: Socket) => {
    const onward = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    socket.setNoDelay(true)
    const texts = new Map<string, string>()
    const readSent = messageReader(true)
    const readAnswered = messageReader(false)
    let pendingCount = 0
    const note: Readonly<Record<string, (body: Buffer) => void>> = {
      P: (body) => void texts.set(textAt(body, 0), textAt(body, 1)),
      B: (body) => void statements.push(texts.get(textAt(body, 1)) ?? ''),
      Q: (body) => void statements.push(textAt(body, 0)),
    }
    socket.on('data', (chunk: Buffer) => {
      const messages = readSent(chunk)
      const sentCount = messages.filter(({ kind }) => kind === 'S' || kind === 'Q').length
      if (sentCount > 0 && pendingCount === 0) tripCount += 1
      pendingCount += sentCount
      for (const { kind, body } of messages) note[kind]?.(body)
      onward.write(chunk)
    })
    onward.on('data', (chunk: Buffer) => {
      const answerCount = readAnswered(chunk).filter(({ kind }) => kind === 'Z').length
      pendingCount = Math.max(0, pendingCount - answerCount)
      socket.write(chunk)
    })
    for (const [from, to] of [[socket, onward] as const, [onward, socket] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }
  const server = createServer(carry)
  const url = await listenBefore(databaseUrl, server)
  return {
    url,
    take: () => {
      const taken = { statements, tripCount }
      statements = []
      tripCount = 0
      return taken
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
