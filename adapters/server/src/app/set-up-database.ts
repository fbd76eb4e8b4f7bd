import { checkClock } from '@jangteo/postgres/database/checkClock'
import { connectClient, withDatabase } from '@jangteo/postgres/database/connect'
import { grantServing } from '@jangteo/postgres/database/grantServing'
import { type HeldPlace, holdPlace } from '@jangteo/postgres/database/holdPlace'
import { checkMigrated, migrate, withSetupLock } from '@jangteo/postgres/database/migrate'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import { prepareJobs } from '../job/prepare-jobs.ts'
import { createSeals } from '../wire/seals.ts'
import { readPlace, readSecret } from './settings/data-dir.ts'
import type { Environment } from './settings/environment.ts'
import type { DatabaseUrls } from './open-market-database.ts'
import type { Report } from './progress.ts'

export type DemoRequest = {
  /** Goods that stand for each one of the catalogue. */
  readonly scale: number
  /** Without them nobody has a password or a coupon number that everybody can read. */
  readonly hasPeople: boolean
  /** Seals what only this market reads. */
  readonly seal: (text: string) => string
  readonly report: Report
}

/** Loads the demo into an empty database and leaves any other as it is; never half of it. */
export type DemoLoader = (db: Kysely<DB>, request: DemoRequest) => Promise<void>

/** Fills an empty database with what a shop has before its first seller, and leaves any other as it is. */
export type ShopLoader = (db: Kysely<DB>) => Promise<void>

export type SetUpRequest = {
  readonly environment: Environment
  readonly urls: DatabaseUrls
  readonly loadDemo: DemoLoader
  readonly loadShop: ShopLoader
  readonly report: Report
}

const OTHER_FILES =
  'Another market process serves this database and keeps uploaded files elsewhere: give every process the same FILES_S3_URL and FILES_S3_BUCKET, or on one machine the same DATA_DIR.'
const OTHER_SANDBOX =
  'Another market process serves this database, and PAYMENT_GATEWAY=sandbox keeps its payments in one process: run one, or give PAYMENT_GATEWAY=toss.'

/**
 * Makes a database ready to be served: migrated, granted to the user who serves, and where it is empty filled: with the
 * demo where that is wanted, else as a shop without sellers. With `MIGRATE=0` it only checks. Refuses clocks that differ, the demo's members in production,
 * and processes of other versions or settings. `release` ends what is held while the market runs.
 */
export async function setUpDatabase(request: SetUpRequest): Promise<HeldPlace> {
  const { environment, urls } = request
  const client = await connectClient(environment.migratesAtStart ? urls.ownerUrl : urls.directUrl)
  try {
    return await withSetupLock(client, async () => {
      await checkClock(client, Date.now)
      if (environment.migratesAtStart) await bringUpToDate(client, request)
      else await checkMigrated(client)
      if (environment.mode === 'production') await refusePublished(urls)
      return await holdPlaces(request)
    })
  } finally {
    await client.end()
  }
}

async function bringUpToDate(client: Client, request: SetUpRequest): Promise<void> {
  await migrateDatabase(client, request.urls)
  const { loadsDemo, demoScale: scale, mode, secret, dataDir } = request.environment
  const setUp = { url: request.urls.ownerUrl, name: 'market-setup' }
  if (!loadsDemo) return withDatabase(setUp, request.loadShop)
  const { report } = request
  const { seal } = createSeals({ current: secret ?? readSecret(dataDir), former: null })
  await withDatabase(setUp, (db) =>
    request.loadDemo(db, { scale, hasPeople: mode !== 'production', seal, report }),
  )
}

/** Brings tables, jobs and rights up to date; returns the names of the migrations that ran. */
export async function migrateDatabase(client: Client, urls: DatabaseUrls): Promise<string[]> {
  const names = await migrate(client)
  await prepareJobs(urls.ownerUrl)
  await grantServing(client, decodeURIComponent(new URL(urls.url).username))
  return names
}

/** The demo's data is read where it is needed only. */
async function refusePublished({ directUrl }: DatabaseUrls): Promise<void> {
  const { refusePublishedPasswords } = await import('@jangteo/demo/refusePublishedPasswords')
  await withDatabase({ url: directUrl, name: 'market-setup' }, refusePublishedPasswords)
}

/** The embedded database serves one process; of an external one nobody knows how many there are. */
async function holdPlaces({ environment, urls }: SetUpRequest): Promise<HeldPlace> {
  const { databaseUrl, dataDir, s3, mode, paymentGateway } = environment
  if (databaseUrl === null) return { release: async () => undefined }
  const url = urls.directUrl
  const place = s3 === null ? readPlace(dataDir) : `${s3.endpoint}/${s3.bucket}`
  const files = await holdPlace({ url, kind: 'files', place, refusal: OTHER_FILES })
  if (mode !== 'production' || paymentGateway !== 'sandbox') return files
  try {
    const own = { kind: 'sandbox', place: crypto.randomUUID() } as const
    const sandbox = await holdPlace({ url, ...own, refusal: OTHER_SANDBOX })
    return {
      release: async () => {
        await sandbox.release()
        await files.release()
      },
    }
  } catch (error) {
    await files.release()
    throw error
  }
}
