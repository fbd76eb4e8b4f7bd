// npm run dev: vite with hot reload in front of a server that restarts when a file of it changes.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { UI_BUILD_DIRECTORY, buildUi } from './build/build-ui.ts'
import { drawDeskPassword } from '../http/desk-lock.ts'
import { openDataDir } from './settings/data-dir.ts'
import { ROOT } from '../product/root.ts'
import { readEnvironment } from './settings/environment.ts'
import type { Environment } from './settings/environment.ts'
import { type DatabaseUrls, startDatabaseServer } from './open-market-database.ts'
import { endGroup, startGroup } from './process-group.ts'
import { createProgress } from './progress.ts'
import { reportFailure } from './report-failure.ts'
import { stopWithSignals } from './stop-with-signals.ts'

const stopping = stopWithSignals()
const progress = createProgress(process.stdout)

function startPair(environment: Environment, urls: DatabaseUrls): ChildProcess[] {
  const { host, port } = environment
  const apiPort = port + 1
  const publicUrl = environment.publicUrl ?? `http://${host}:${port}`
  const server = startGroup({
    words: ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'serve.ts')],
    cwd: ROOT,
    env: {
      PORT: String(apiPort),
      DATABASE_URL: urls.url,
      DATABASE_DIRECT_URL: urls.directUrl,
      DATABASE_OWNER_URL: urls.ownerUrl,
      DESK_PASSWORD: environment.deskPassword ?? drawDeskPassword(),
      PUBLIC_URL: publicUrl,
    },
    stdio: 'inherit',
  })
  const vite = startGroup({
    words: ['--run', 'dev', '--', '--host', host, '--port', String(port), '--strictPort'],
    cwd: join(ROOT, 'ui'),
    env: { API_URL: `http://${host}:${apiPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return [server, vite]
}

async function develop(): Promise<void> {
  const environment = readEnvironment(process.env)
  const { signal } = stopping
  openDataDir(environment.dataDir)
  if (!existsSync(UI_BUILD_DIRECTORY)) {
    await progress.step('Building the ui', () => buildUi(signal))
  }
  const onLost = (reason: string) => {
    reportFailure(new StartupError(reason), signal)
    stopping.stop()
  }
  const database = await startDatabaseServer({ environment, progress, signal, onLost })
  const pair = startPair(environment, database.urls)
  try {
    await Promise.race([stopping.stopped, ...pair.map((child) => once(child, 'exit'))])
  } finally {
    await Promise.all(pair.map(endGroup))
    await database.stop()
  }
}

try {
  await develop()
} catch (error) {
  reportFailure(error, stopping.signal)
}
