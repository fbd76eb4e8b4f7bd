import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ENTRY = 'entry.server.js'
/** Builds that follow each other within this time are one restart: none may take what the processes of another need. */
const RESTART_MS = 24 * 60 * 60 * 1000

/**
 * Removes the chunks of the renderer in a directory that no process needs any more: those that are a day older than the last
 * build, however long ago that was, since a build writes all of its chunks. A process that runs loads the chunks of a page
 * when the page is first asked for, and a restart one by one builds while the former processes answer.
 */
export function removeFormerChunks(directory: string): void {
  const entry = join(directory, ENTRY)
  if (!existsSync(entry)) return
  const old = statSync(entry).mtimeMs - RESTART_MS
  for (const name of globSync('assets/*.js', { cwd: directory })) {
    const path = join(directory, name)
    if (statSync(path).mtimeMs < old) rmSync(path)
  }
}
