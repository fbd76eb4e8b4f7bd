// npm run migrate: brings the schema up to date and ends. For a deployment whose processes start with MIGRATE=0.
import { connectClient } from '@jangteo/postgres/database/connect'
import { withSetupLock } from '@jangteo/postgres/database/migrate'
import { openDataDir } from './settings/data-dir.ts'
import { readEnvironment } from './settings/environment.ts'
import { startDatabaseServer } from './open-market-database.ts'
import { createProgress } from './progress.ts'
import { reportFailure } from './report-failure.ts'
import { migrateDatabase } from './set-up-database.ts'
import { stopWithSignals } from './stop-with-signals.ts'

const { signal } = stopWithSignals()
const progress = createProgress(process.stdout)

async function migrate(): Promise<void> {
  const environment = { ...readEnvironment(process.env), migratesAtStart: true }
  openDataDir(environment.dataDir)
  const onLost = (reason: string) => void process.stderr.write(`${reason}\n`)
  const { urls, stop } = await startDatabaseServer({ environment, progress, signal, onLost })
  try {
    const client = await connectClient(urls.ownerUrl)
    try {
      const names = await progress.step('Migrating', () =>
        withSetupLock(client, () => migrateDatabase(client, urls)),
      )
      process.stdout.write(names.length === 0 ? 'Nothing to migrate.\n' : `${names.join('\n')}\n`)
    } finally {
      await client.end()
    }
  } finally {
    await stop()
  }
}

try {
  await migrate()
} catch (error) {
  reportFailure(error, signal)
}
