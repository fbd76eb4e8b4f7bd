import { snapshotKeyOf } from '@jangteo/demo/snapshots/name'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'

/** Draws the picture of a key with its thumbnail, and stores both. */
export type DrawSnapshot = (key: string) => Promise<void>

/**
 * A storage in which the pictures of the demo's reviews are drawn when they are first asked for, each once however often
 * it is asked for at once: the demo loads without them, and what nobody looks at is never drawn. All other files are those
 * of the storage.
 */
export function withSnapshots(storage: FileStoragePort, draw: DrawSnapshot): FileStoragePort {
  const drawing = new Map<string, Promise<void>>()
  const drawOnce = (key: string) => {
    const known = drawing.get(key)
    if (known !== undefined) return known
    const drawn = draw(key).finally(() => drawing.delete(key))
    drawing.set(key, drawn)
    return drawn
  }
  return {
    ...storage,
    open: async (name, range) => {
      const stored = await storage.open(name, range)
      const key = stored === null ? snapshotKeyOf(name) : null
      if (key === null) return stored
      await drawOnce(key)
      return storage.open(name, range)
    },
  }
}
