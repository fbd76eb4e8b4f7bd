import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { listenBefore } from './listenBefore.ts'

/** A stretch of network between a market and its database that can fall silent: nothing passes, nothing is reset. */
export type QuietWire = {
  /** The database's address by way of the wire. */
  readonly url: string
  /** From now on nothing passes, in connections that are open and in new ones. */
  readonly fallSilent: () => void
  /** Falls silent just before a packet of the market that holds the text. */
  readonly fallSilentAt: (text: string) => void
  /**
   * Connections that are open stay silent for ever, new ones are carried: what a failover without a reset looks like.
   */
  readonly moveOn: () => void
  /** Connections that the market has open. */
  readonly count: () => number
  readonly close: () => Promise<void>
}

type Carried = { isSilent: boolean; readonly socket: Socket; readonly onward: Socket }

function carry(from: Socket, to: Socket, mayPass: (chunk: Buffer) => boolean): void {
  from.on('data', (chunk: Buffer) => {
    if (mayPass(chunk)) to.write(chunk)
  })
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

/** Opens a wire to the database of the address. */
export async function openQuietWire(databaseUrl: string): Promise<QuietWire> {
  const target = new URL(databaseUrl)
  const carried = new Set<Carried>()
  let isSilent = false
  let lastText: string | null = null
  const fallSilent = () => {
    isSilent = true
    for (const one of carried) one.isSilent = true
  }
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    const one = { isSilent, socket, onward }
    carried.add(one)
    socket.once('close', () => carried.delete(one))
    carry(socket, onward, (chunk) => {
      if (lastText !== null && chunk.includes(lastText)) fallSilent()
      return !one.isSilent
    })
    carry(onward, socket, () => !one.isSilent)
  })
  const url = await listenBefore(databaseUrl, server)
  return {
    url,
    fallSilent,
    fallSilentAt: (text) => {
      lastText = text
    },
    moveOn: () => {
      fallSilent()
      isSilent = false
      lastText = null
    },
    count: () => carried.size,
    close: async () => {
      for (const { socket, onward } of carried) {
        socket.destroy()
        onward.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
