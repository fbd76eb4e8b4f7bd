import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { type CountedWire, openCountedWire } from './countedWire.ts'

/** An empty PostgreSQL that is reached by a wire which counts; `stop` ends both. */
export type CountedScratch = { readonly wire: CountedWire; readonly stop: () => Promise<void> }

/** Starts an empty PostgreSQL behind a wire which counts. */
export async function startCountedScratch(): Promise<CountedScratch> {
  const server = await startScratch()
  const wire = await openCountedWire(server.ownerUrl)
  const stop = async () => {
    await wire.close()
    await server.stop()
  }
  return { wire, stop }
}
