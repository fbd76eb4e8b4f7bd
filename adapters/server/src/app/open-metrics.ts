import { StartupError } from '@jangteo/postgres/database/startupError'
import type { MarketReading } from '@jangteo/postgres/job/reading.store'
import type { Pool } from 'pg'
import { type Meter, NO_METER } from '../telemetry/meter.ts'
import type { Environment } from './environment.ts'

/** The sources of figures that are read on a scrape. */
type Watched = {
  readonly pool: Pool
  readonly countWaitingPictures: () => number
  readonly readMarket: () => Promise<MarketReading>
}

export type OpenedMetrics = {
  readonly meter: Meter
  /** Starts to serve; refuses a port that is taken, naming METRICS_PORT. */
  readonly serve: (watched: Watched) => Promise<() => Promise<void>>
}

const CLOSED: OpenedMetrics = {
  meter: NO_METER,
  serve: async () => async () => undefined,
}

function explain({ host, port }: NonNullable<Environment['metrics']>, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return `METRICS_PORT ${port} on ${host} cannot be opened (${code}): choose another.`
}

/** Imports prom-client only when a port is set, so that other markets do not load it. */
export async function openMetrics({ metrics }: Environment): Promise<OpenedMetrics> {
  if (metrics === null) return CLOSED
  const { addGauge, createPrometheusMeter } = await import('../telemetry/prometheus-meter.ts')
  const { addMarketGauges } = await import('../telemetry/market-gauges.ts')
  const { serveMetrics } = await import('../telemetry/metrics-server.ts')
  const { meter, registry } = createPrometheusMeter()
  const serve = async ({ pool, countWaitingPictures, readMarket }: Watched) => {
    addGauge(registry, {
      name: 'market_pool_connections',
      help: 'Connections to the database that the pool holds.',
      read: () => pool.totalCount,
    })
    addGauge(registry, {
      name: 'market_pool_idle_connections',
      help: 'Connections of the pool that nobody uses.',
      read: () => pool.idleCount,
    })
    addGauge(registry, {
      name: 'market_pool_waiting',
      help: 'Programs that wait for a connection.',
      read: () => pool.waitingCount,
    })
    addGauge(registry, {
      name: 'market_pictures_waiting',
      help: 'Pictures that wait to be drawn.',
      read: countWaitingPictures,
    })
    addMarketGauges(registry, readMarket)
    try {
      return (await serveMetrics(registry, metrics)).close
    } catch (error) {
      throw new StartupError(explain(metrics, error))
    }
  }
  return { meter, serve }
}
