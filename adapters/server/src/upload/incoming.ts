import * as Context from 'effect/Context'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Time for which a form may send nothing, in milliseconds: as long as browsers wait for an answer. Source: spec §9. */
export const UPLOAD_REST_MAX_MS = 10_000

/** Directory in which forms arrive before they are judged, on this machine whatever the storage. */
export type IncomingFiles = {
  readonly directory: string
  readonly restMaxMs: number
}

export class Incoming extends Context.Service<Incoming, IncomingFiles>()('Incoming') {}

/** A directory for one form. */
export async function openFormDirectory(directory: string): Promise<string> {
  const path = join(directory, randomUUID())
  await mkdir(path, { recursive: true, mode: 0o700 })
  return path
}

export async function removeFormDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
}

/** Removes what a dead process left; `before` is so old that no form on its way is. */
export async function sweepIncoming(directory: string, before: Date): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  for (const name of names) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtime < before) await removeFormDirectory(path)
  }
}
