import { connect, type Socket } from 'node:net'

/** A connection of somebody who means no good. */
export type Stranger = {
  readonly write: (bytes: string | Uint8Array) => void
  /** Writes until the connection is closed, never more than the socket takes. */
  readonly flood: (chunk: Uint8Array) => void
  readonly isClosed: () => boolean
  /** Refusal that the server said; nothing where nothing is read. */
  readonly heard: () => string
  readonly sentBytes: () => number
  /** Reads from now on: only who reads notices that the connection was closed. */
  readonly read: () => void
  readonly leave: () => void
}

const HEARD_LENGTH_MAX = 400

/** Opens a connection; one that does not read leaves every answer to the server's buffers. */
export function openStranger(
  url: string,
  { isReading }: { readonly isReading: boolean },
): Stranger {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port) })
  let isClosed = false
  let heard = ''
  if (isReading) {
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < HEARD_LENGTH_MAX) heard += chunk.toString('latin1')
    })
  } else socket.pause()
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
  })
  const flood = (chunk: Uint8Array): void => {
    if (isClosed) return
    while (socket.write(chunk)) if (socket.writableLength > 0) break
    if (socket.writableLength > 0) socket.once('drain', () => flood(chunk))
    else setImmediate(flood, chunk)
  }
  return {
    write: (bytes) => {
      if (!isClosed) socket.write(bytes)
    },
    flood,
    isClosed: () => isClosed,
    heard: () => heard,
    sentBytes: () => socket.bytesWritten - socket.writableLength,
    read: () => socket.resume(),
    leave: () => socket.destroy(),
  }
}
