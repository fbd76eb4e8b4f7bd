import { parseJson } from '@jangteo/core/decision/json.rules'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { z } from 'zod'

/** The list of a back-up: written last, so that a back-up without it is none. */
export const LIST_FILE = 'backup.json'
/** The database, as `readBaseBackup` gives it, compressed. */
export const DATABASE_FILE = 'database.tar.gz'
/** The password of its superuser. */
export const PASSWORD_FILE = 'database-password'
/** Files that are stored in the data directory otherwise. */
export const FILES_DIRECTORY = 'files'

const FORMAT = 1

/** True for a path that names something below the directory it is read from: a back-up may come from elsewhere. */
function liesWithin(path: string): boolean {
  return !isAbsolute(path) && path.split(/[/\\]/).every((part) => part !== '' && part !== '..')
}

const backupList = z.object({
  format: z.literal(FORMAT),
  /** The version of the market. */
  version: z.string(),
  postgres: z.string(),
  /** When the database's part ended: what was committed by then is in it. */
  endedAt: z.iso.datetime(),
  /** True when uploaded files lie in a bucket, which is no part of it. */
  hasBucket: z.boolean(),
  /** True when the secret comes from the environment, and is no part of it either. */
  hasOwnSecret: z.boolean(),
  parts: z.array(
    z.object({ path: z.string().refine(liesWithin), bytes: z.int(), sha256: z.string() }),
  ),
})

export type BackupList = z.output<typeof backupList>
export type BackupPart = BackupList['parts'][number]

/** Writes out a list in this version's format. */
export function listText(list: Omit<BackupList, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...list }, null, 2)}\n`
}

/** Reads a list. Refuses what is none of this format. */
export function parseList(directory: string, text: string): BackupList {
  const parsed = backupList.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new StartupError(`${join(directory, LIST_FILE)} is no list of a back-up of this version.`)
}

/** A file of a back-up as its list names it. */
export async function describePart(directory: string, path: string): Promise<BackupPart> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(join(directory, path)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { path, bytes, sha256: hash.digest('hex') }
}
