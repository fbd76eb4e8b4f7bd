import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../network/network.ts'
import { isStreamed } from './streamed-request.ts'

/** Limits that connections may hold. Source: decision 042. */
export type ConnectionBounds = {
  /** Connections of the process. */
  readonly countMax: number
  /** Connections of one network: an IPv4 address, or a /64 of IPv6. */
  readonly networkCountMax: number
  /** Bytes of requests and of answers that are not sent yet, of the process and of one network. */
  readonly heldBytesMax: number
  readonly networkHeldBytesMax: number
  /** Bytes of one request. Uploads have a bound of their own. */
  readonly requestBytesMax: number
  /** Requests that arrived before the answer to the one before them was sent. */
  readonly pipelinedMax: number
}

const MIB = 1_048_576

export const CONNECTION_BOUNDS: ConnectionBounds = {
  countMax: 2000,
  networkCountMax: 1000,
  heldBytesMax: 48 * MIB,
  networkHeldBytesMax: 24 * MIB,
  requestBytesMax: 4 * MIB,
  pipelinedMax: 8,
}

/** Bounds of one worker of several: equal parts of what the machine may hold. A request is bounded as ever. */
export function shareConnectionBounds(workerCount: number): ConnectionBounds {
  const partOf = (bound: number) => Math.ceil(bound / workerCount)
  return {
    ...CONNECTION_BOUNDS,
    countMax: partOf(CONNECTION_BOUNDS.countMax),
    networkCountMax: partOf(CONNECTION_BOUNDS.networkCountMax),
    heldBytesMax: partOf(CONNECTION_BOUNDS.heldBytesMax),
    networkHeldBytesMax: partOf(CONNECTION_BOUNDS.networkHeldBytesMax),
  }
}

const SWEEP_MS = 200

export type ConnectionParts = {
  readonly bounds: ConnectionBounds
  /** True when an address is that of a proxy, whose connections carry the requests of many networks. */
  readonly isTrusted: (address: string) => boolean
  /** Called with the number of connections that were closed at once because they held too much. */
  readonly onClosed: (count: number) => void
}

type Turn = () => void

type Connection = {
  readonly socket: Socket
  /** `null` for a trusted proxy. */
  readonly network: string | null
  /** The bytes that the socket had read when its present request arrived; `null` when nobody counts them. */
  readBytesBefore: number | null
  isAnswering: boolean
  readonly waiting: Turn[]
}

function requestBytes({ socket, readBytesBefore }: Connection): number {
  return readBytesBefore === null ? 0 : socket.bytesRead - readBytesBefore
}

function heldBytes(connection: Connection): number {
  return requestBytes(connection) + connection.socket.writableLength
}

function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
  connection.isAnswering = true
  connection.readBytesBefore = isStreamed(request) ? null : connection.socket.bytesRead
  response.once('close', () => {
    const next = connection.waiting.shift()
    if (next !== undefined && !connection.socket.destroyed) return next()
    connection.isAnswering = false
    // The rest of a refused request is read and forgotten, and counts until it is closed for its size or its time.
    if (request.complete) connection.readBytesBefore = null
    return undefined
  })
}

/** The connections to close so that the rest hold no more than `bytesMax`: those that hold most. */
function largest(connections: readonly Connection[], bytesMax: number): readonly Connection[] {
  const held = connections.map((connection) => ({ connection, bytes: heldBytes(connection) }))
  let sum = held.reduce((total, { bytes }) => total + bytes, 0)
  if (sum <= bytesMax) return []
  return held
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter(({ bytes }) => {
      const isOver = sum > bytesMax
      if (isOver) sum -= bytes
      return isOver
    })
    .map(({ connection }) => connection)
}

/** Connections that hold more than one request may, or that their network or the process may not go on holding. */
function excessive(
  connections: readonly Connection[],
  bounds: ConnectionBounds,
): ReadonlySet<Connection> {
  const networks = Map.groupBy(connections, ({ network }) => network)
  return new Set([
    ...connections.filter((connection) => requestBytes(connection) > bounds.requestBytesMax),
    ...[...networks].flatMap(([network, own]) =>
      network === null ? [] : largest(own, bounds.networkHeldBytesMax),
    ),
    ...largest(connections, bounds.heldBytesMax),
  ])
}

type Register = Map<Socket, Connection>

/** Keeps the open connections of a server; one too many of a network is closed at once. */
function registerConnections(
  server: Server,
  { bounds, isTrusted }: Pick<ConnectionParts, 'bounds' | 'isTrusted'>,
): Register {
  const register: Register = new Map()
  const counts = new Map<string, number>()
  const count = (network: string, change: number): void => {
    const changed = (counts.get(network) ?? 0) + change
    if (changed === 0) counts.delete(network)
    else counts.set(network, changed)
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown'
    const network = isTrusted(address) ? null : networkOf(address)
    if (network !== null) {
      if ((counts.get(network) ?? 0) >= bounds.networkCountMax) {
        socket.destroy()
        return
      }
      count(network, 1)
    }
    const fresh = { readBytesBefore: null, isAnswering: false, waiting: [] }
    register.set(socket, { socket, network, ...fresh })
    socket.once('close', () => {
      register.delete(socket)
      if (network !== null) count(network, -1)
    })
  })
  return register
}

/**
 * Bounds what the connections of a server hold, and answers the requests of a connection one after the other: the next
 * one begins once the answer before it is sent. Who sends or leaves unread too much is closed, whoever holds most
 * first. Returns the listener in place of the given one. Source: decision 042.
 */
export function boundConnections(
  server: Server,
  listener: RequestListener,
  { bounds, isTrusted, onClosed }: ConnectionParts,
): RequestListener {
  const register = registerConnections(server, { bounds, isTrusted })
  const sweep = (): void => {
    const closed = excessive([...register.values()], bounds)
    for (const { socket } of closed) socket.destroy()
    if (closed.size > 0) onClosed(closed.size)
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()
  server.once('close', () => clearInterval(timer))
  server.maxConnections = bounds.countMax
  // A worker that is full closes the connection: handed back, it would wander between full workers.
  Object.assign(server, { dropMaxConnection: true })
  return (request, response) => {
    const connection = register.get(request.socket)
    // It was closed meanwhile.
    if (connection === undefined) return void response.destroy()
    const turn: Turn = () => {
      begin(connection, request, response)
      listener(request, response)
    }
    if (!connection.isAnswering) return turn()
    if (connection.waiting.length >= bounds.pipelinedMax) return void request.socket.destroy()
    connection.waiting.push(turn)
    return undefined
  }
}
