import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { claimServer, reclaimServer } from './runningServer.ts'
import type { RunningServer } from './runningServer.ts'
import { hasExited } from './spawnServer.ts'
import type { SpawnRequest } from './spawnServer.ts'

export type KeepRequest = {
  readonly spawning: SpawnRequest
  readonly dataDir: string
  /** Time to try to own a lost server again, in milliseconds. */
  readonly recoveryMs: number
  /** Called once, with the reason as one line, when it could not be owned again. */
  readonly onLost: (reason: string) => void
}

export type OwnedServer = { readonly adminUrl: string; readonly stop: () => Promise<void> }

const RETRY_MS = 250

/**
 * Starts the server of a cluster and keeps it: PostgreSQL that lost a backend is owned again once it has recovered by
 * itself, and one that ended is started again at the same address. A server that is up and replays its log is waited
 * for longer than `recoveryMs`.
 */
export async function keepServer(request: KeepRequest): Promise<OwnedServer> {
  const { spawning, dataDir } = request
  const stopping = new AbortController()
  let isOwned = true
  let recovering = Promise.resolve()
  const owner = {
    dataDir,
    onLost: () => {
      isOwned = false
      if (!stopping.signal.aborted) recovering = recover()
    },
  }
  let server = await claimServer(spawning, owner)
  const recover = async () => {
    const deadline = performance.now() + request.recoveryMs
    while (!isOwned && !stopping.signal.aborted) {
      try {
        server = await reclaimServer(server, spawning, owner)
        isOwned = true
      } catch (error) {
        if (performance.now() > deadline) return request.onLost(explain(request, error))
        await delay(RETRY_MS)
      }
    }
  }
  const endWithProcess = () => endAtOnce(server)
  process.once('exit', endWithProcess)
  return {
    adminUrl: server.adminUrl,
    stop: async () => {
      stopping.abort()
      await recovering
      await server.guard.releaseAfter(() => end(server, spawning, isOwned))
      process.off('exit', endWithProcess)
    },
  }
}

/** Ends the server; one that is not owned only where this process started it, because another market may own it. */
async function end(server: RunningServer, spawning: SpawnRequest, isOwned: boolean): Promise<void> {
  const { dataPath } = spawning.cluster
  const isOurs = isOwned || findPostmaster(dataPath)?.pid === server.child.pid
  if (isOurs) await stopPostmaster(dataPath)
}

/** Ends the postmaster of a process that ends without `stop`; a killed one leaves its server to the next start. */
function endAtOnce({ child }: RunningServer): void {
  if (!hasExited(child)) child.kill('SIGINT')
}

function explain({ recoveryMs, spawning }: KeepRequest, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const short = reason.replace(/: read .*$/, '')
  return `PostgreSQL ended and did not come back in ${recoveryMs / 1000} s (${short}): read ${spawning.cluster.logPath}, and start again.`
}
