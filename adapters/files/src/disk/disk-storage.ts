import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { byteMeter } from '../byte-meter.ts'
import type { FileStoragePort } from '../file-storage.port.ts'
import { storedName } from '../stored-name.ts'

const UNFINISHED = 'unfinished'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The entry of a new name in its directory outlives a loss of power. Not every system lets a directory be synced. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}

/**
 * Keeps files in a directory, fanned out by the first two characters of their names. A file is whole at any moment,
 * whenever the process dies or the power goes: it is written and synced under another name, then renamed.
 */
export function createDiskStorage(directory: string): FileStoragePort {
  const pathOf = (name: string) => join(directory, storedName(name).slice(0, 2), name)
  return {
    async put(name, { stream, byteCount }) {
      const path = pathOf(name)
      const unfinished = join(directory, UNFINISHED, randomUUID())
      await mkdir(dirname(unfinished), { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(stream, byteMeter(byteCount), file)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncDirectory(dirname(path))
    },
    async open(name, range) {
      try {
        const handle = await open(pathOf(name), 'r')
        const { size } = await handle.stat()
        const part = range === null ? {} : { start: range.first, end: range.last }
        return { stream: handle.createReadStream(part), byteCount: size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
