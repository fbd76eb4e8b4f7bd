import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@jangteo/postgres/database/connect'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { createWireIds, type WireIdCodec } from '@jangteo/server/wire/wire-ids'
import { overTcp } from '../../support/database/overTcp.ts'
import { createDoor, type Door } from './door.ts'

/** A market whose processes can be killed one by one, and what is needed to look behind it. */
export type Site = {
  readonly dataDir: string
  readonly doors: readonly Door[]
  /** The market's database, past the market. */
  readonly database: () => Database
  /** Opens the ids of the wire, once a market has run here. */
  readonly wireIds: () => WireIdCodec
  /** Events that nobody brought about. */
  readonly surprises: string[]
  readonly close: () => Promise<void>
}

/**
 * Some servers on one PostgreSQL that outlives them, as behind a load balancer; `settings` are theirs alone, and so are
 * the workers of each.
 */
export async function openSite(
  serverCount: number,
  settings: Readonly<Record<string, string>> = {},
  workerCount?: number,
): Promise<Site> {
  const postgres = await startScratch('full')
  const dataDir = aDataDir()
  const surprises: string[] = []
  const doors = Array.from({ length: serverCount }, (_, index) =>
    createDoor({
      ...(workerCount === undefined ? {} : { workerCount }),
      env: {
        DATABASE_URL: overTcp(postgres.url),
        DATABASE_OWNER_URL: overTcp(postgres.ownerUrl),
        DATA_DIR: dataDir,
        ...settings,
      },
      logPath: join(dataDir, `server-${index}.log`),
      onEnded: (what) => surprises.push(what),
    }),
  )
  const database = observe(postgres.url)
  const close = async () => {
    await Promise.all(doors.map((door) => door.kill()))
    await database.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const wireIds = () =>
    createWireIds({ current: readFileSync(join(dataDir, 'secret'), 'utf8'), former: null })
  return { dataDir, doors, database: () => database, wireIds, surprises, close }
}

/** PostgreSQL's user may enter it when root runs the tests. */
function aDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'jangteo-faults-'))
  chmodSync(dataDir, 0o711)
  return dataDir
}

function observe(url: string): Database {
  return openDatabase({
    url,
    name: 'observer',
    connectionCountMax: 8,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
}
