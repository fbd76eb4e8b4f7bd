import type { Environment } from '../app/settings/environment.ts'
import type { DatabaseUrls } from '../app/open-market-database.ts'
import type { DeskAccess } from '../http/desk-lock.ts'
import type { Secrets } from '../wire/secrets.ts'

/** A market to be served by several processes, once its database is ready. */
export type WorkersRequest = {
  readonly environment: Environment
  readonly secrets: Secrets
  readonly desk: DeskAccess | null
  /** Port that the workers share; never 0. */
  readonly port: number
  readonly workerCount: number
  readonly databaseUrls: DatabaseUrls
  /** Called with the reason as one line, when workers end again and again. */
  readonly onLost: (reason: string) => void
}

/** Workers that answer; `close` ends the requests on the way, then the jobs. */
export type RunningWorkers = { readonly url: string; readonly close: () => Promise<void> }
