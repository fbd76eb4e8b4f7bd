import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'

/** Makes the data directory. Refuses a path that cannot be one, naming DATA_DIR. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartupError(
      `DATA_DIR ${dataDir} is no directory to write in (${reason}): name another one.`,
    )
  }
}

/** The secret of this data directory, drawn at the first start and readable by its owner alone. */
export function readSecret(dataDir: string): string {
  return readDrawn(join(dataDir, 'secret'))
}

/**
 * Returns the id that distinguishes this data directory from every other one, wherever it is mounted; drawn when it is
 * first wanted.
 */
export function readPlace(dataDir: string): string {
  return readDrawn(join(dataDir, 'place'))
}

function readDrawn(path: string): string {
  if (!existsSync(path)) draw(path)
  return readFileSync(path, 'utf8')
}

/** Of two simultaneous first starts one draws. */
function draw(path: string): void {
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}
