// One worker of a market of several: calls, pages and, in one of them, the jobs. The supervisor has set everything up.
import { StartupError } from '@jangteo/postgres/database/startupError'
import * as Effect from 'effect/Effect'
import { shareCores } from '../session/password-hashing.ts'
import { joinSupervisor, type SupervisorLink } from '../worker/join-supervisor.ts'
import { shareConnections } from '../worker/worker-count.ts'
import { readEnvironment } from './settings/environment.ts'
import { openMarketDatabase } from './open-market-database.ts'
import { serveAsWorker } from './server.ts'
import { collectWhenIdle } from './idle-gc.ts'

async function work(supervisor: SupervisorLink): Promise<void> {
  const { part } = supervisor
  const read = readEnvironment(process.env)
  const connectionCountMax = shareConnections(read.connectionCountMax, part.workerCount)
  const environment = { ...read, port: part.port, connectionCountMax }
  await Effect.runPromise(shareCores(part.workerCount))
  const database = await openMarketDatabase(environment, part.databaseUrls)
  const { directUrl } = part.databaseUrls
  const { secrets, desk } = part
  const config = { environment, database, directUrl, secrets, desk, supervisor }
  const server = await serveAsWorker(config)
  supervisor.reportReady()
  collectWhenIdle()
  const ending = await supervisor.ending
  await (ending === 'close' ? server.close() : server.retire())
  await database.close()
}

const supervisor = await joinSupervisor()
try {
  await work(supervisor)
  supervisor.leave()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  supervisor.leave(error.message)
}
