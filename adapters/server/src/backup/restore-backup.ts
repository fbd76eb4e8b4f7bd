import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { connectClient } from '@jangteo/postgres/database/connect'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { restoreCluster } from '@jangteo/embedded-postgres/restoreCluster'
import { isRoot, ownerOf } from '@jangteo/embedded-postgres/serverUser'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import type { Environment } from '../app/settings/environment.ts'
import type { Progress, Report } from '../app/progress.ts'
import {
  type BackupList,
  DATABASE_FILE,
  describePart,
  FILES_DIRECTORY,
  LIST_FILE,
  parseList,
  PASSWORD_FILE,
} from './backup-list.ts'

export type RestoreRequest = {
  readonly environment: Environment
  /** The back-up. */
  readonly source: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Content of a restored market. */
export type Restored = {
  readonly list: BackupList
  readonly counts: { readonly members: number; readonly orders: number; readonly goods: number }
}

/**
 * Restores a back-up into an empty data directory, and starts its database once, so that a damaged one is found now.
 * Every part is compared with the list first. Refuses: what is no whole back-up or was changed; a data directory that
 * holds something; an external database. A restore that fails leaves the directory empty. Source: decision 053.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { environment, progress } = request
  const { dataDir } = environment
  const source = resolve(request.source)
  refuseUnfit(environment)
  const list = readList(source)
  await progress.step('Checking the parts', (report) => checkParts(source, list, report))
  mkdirSync(dataDir, { recursive: true })
  const made: string[] = []
  try {
    await progress.step('Restoring the files', (report) =>
      copyParts({ source, dataDir, parts: list.parts, report }),
    )
    made.push(
      await progress.step('Restoring the database', () => unpackDatabase(source, dataDir, list)),
    )
    const counts = await progress.step('Starting it once', () => countRows(request))
    giveToOwner(dataDir)
    return { list, counts }
  } catch (error) {
    const names = readdirSync(dataDir).map((name) => join(dataDir, name))
    for (const path of [...made, ...names]) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

/** Gives the data directory back to the ordinary user who owns it, with everything that root wrote there. */
function giveToOwner(dataDir: string): void {
  const { uid, gid } = ownerOf(dataDir)
  if (isRoot() && uid !== 0) execFileSync('chown', ['-R', `${uid}:${gid}`, dataDir])
}

function refuseUnfit({ databaseUrl, dataDir }: Environment): void {
  if (databaseUrl !== null) {
    throw new StartupError(
      'DATABASE_URL names a PostgreSQL of your own: restore it with its own tools, or leave DATABASE_URL out.',
    )
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartupError(
      `DATA_DIR ${dataDir} holds something already: name an empty one, such as DATA_DIR=${dataDir}-restored.`,
    )
  }
}

function readList(source: string): BackupList {
  const path = join(source, LIST_FILE)
  if (!existsSync(path)) {
    throw new StartupError(`${source} is no back-up: it has no ${LIST_FILE}.`)
  }
  return parseList(source, readFileSync(path, 'utf8'))
}

async function checkParts(source: string, { parts }: BackupList, report: Report): Promise<void> {
  for (const [index, part] of parts.entries()) {
    report(`${index + 1} of ${parts.length}`)
    const path = join(source, part.path)
    const found = existsSync(path) ? await describePart(source, part.path) : null
    if (found?.sha256 === part.sha256) continue
    const what = found === null ? 'is missing' : 'was changed'
    throw new StartupError(`${path} ${what}: take another copy of the back-up.`)
  }
}

type Copying = {
  readonly source: string
  readonly dataDir: string
  readonly parts: BackupList['parts']
  readonly report: Report
}

async function copyParts({ source, dataDir, parts, report }: Copying): Promise<void> {
  const prefix = `${FILES_DIRECTORY}/`
  const files = parts.filter(({ path }) => path.startsWith(prefix))
  for (const [index, { path }] of files.entries()) {
    report(`${index + 1} of ${files.length}`)
    const to = join(dataDir, path.slice(prefix.length))
    await mkdir(dirname(to), { recursive: true })
    await copyFile(join(source, path), to)
  }
}

async function unpackDatabase(
  source: string,
  dataDir: string,
  { postgres: version }: BackupList,
): Promise<string> {
  const archive = new PassThrough()
  const read = pipeline(createReadStream(join(source, DATABASE_FILE)), createGunzip(), archive)
  const password = readFileSync(join(source, PASSWORD_FILE), 'utf8')
  const [directory] = await Promise.all([
    restoreCluster({ dataDir, archive, password, version }),
    read,
  ])
  return directory
}

async function countRows({ environment, signal }: RestoreRequest): Promise<Restored['counts']> {
  const server = await startEmbedded({ dataDir: environment.dataDir, signal })
  try {
    const client = await connectClient(server.ownerUrl)
    const { rows } = await client.query<Restored['counts']>(
      `SELECT (SELECT count(*)::int FROM members) AS members,
              (SELECT count(*)::int FROM orders) AS orders,
              (SELECT count(*)::int FROM goods) AS goods`,
    )
    await client.end()
    const [counts] = rows
    if (counts === undefined) throw new Error('row of counts missing')
    return counts
  } finally {
    await server.stop()
  }
}
