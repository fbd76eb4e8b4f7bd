import type { PictureDrawerPort } from '@jangteo/files/picture/picture-drawer.port'
import { readMarket } from '../job/read-market.ts'
import { createLogNames } from '../telemetry/log-names.ts'
import { reportCrash } from '../telemetry/report-crash.ts'
import { recordSecurity, type Telemetry } from '../telemetry/telemetry.ts'
import { describeSettings } from './settings/describe-settings.ts'
import { createLog, sharedOutput } from './log.ts'
import type { MarketConfig } from './market.ts'
import { openMetrics } from './open-metrics.ts'
import { openTraces } from './open-traces.ts'
import type { Runtime } from './services.ts'

type OpenedTelemetry = {
  readonly telemetry: Telemetry
  /** Begins to serve metrics where a port is set; answers how to end that. */
  readonly serveMetrics: (market: {
    readonly runtime: Runtime
    readonly drawer: PictureDrawerPort
  }) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** The log, and as the operator chose metrics and traces. */
export async function openTelemetry(config: MarketConfig): Promise<OpenedTelemetry> {
  const { environment, database, secrets, supervisor } = config
  const metrics = await openMetrics(environment, supervisor)
  const { tracer, close } = await openTraces(environment)
  const log =
    supervisor === null ? createLog(environment.mode) : createLog(environment.mode, sharedOutput())
  reportCrash(log)
  const telemetry = { log, meter: metrics.meter, tracer, names: createLogNames(secrets.current) }
  recordSecurity(telemetry, 'settings.applied', describeSettings(environment, supervisor))
  return {
    telemetry,
    serveMetrics: ({ runtime, drawer }) =>
      metrics.serve({
        pool: database.pool,
        countWaitingPictures: drawer.countWaiting,
        readMarket: () => runtime.runPromise(readMarket),
      }),
    close,
  }
}
