import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashFiles, readRecord } from './bundleRecord.ts'

const BUILD = join(import.meta.dirname, 'build.entry.ts')

/** A program could not be bundled; the message holds the lines of the bundler. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}

/** Returns the first file of a bundle whose files are as they were when it was built; `null` for any other. */
function findFresh(entry: string): string | null {
  const record = readRecord(entry)
  if (record === null || !existsSync(record.main)) return null
  return hashFiles(record.files) === record.hash ? record.main : null
}

/** Runs the bundler; what it prints is the reason of a failure. */
async function build(entry: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [BUILD, entry])
  } catch (cause) {
    const lines = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause)
    throw new BundleError(`${entry} cannot be bundled: fix what these lines name.\n${lines}`, {
      cause,
    })
  }
}

/**
 * Returns the first file of a program as a few files of JavaScript, built again where a file of it changed. A program
 * starts faster from its bundle, and with less memory, than from thousands of modules whose types are stripped. Two
 * builds at once write the same. `onBuild` is called before a build, which takes some seconds. Source: decision 165.
 */
export async function bundleProgram(
  entry: string,
  onBuild: () => void = () => undefined,
): Promise<string> {
  const fresh = findFresh(entry)
  if (fresh !== null) return fresh
  onBuild()
  await build(entry)
  const built = findFresh(entry)
  if (built === null) throw new BundleError(`${entry} changed while it was bundled: start again.`)
  return built
}
