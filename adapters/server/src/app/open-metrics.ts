import type { MarketReading } from '@jangteo/postgres/job/reading.store'
import type { Pool } from 'pg'
import { type Meter, NO_METER } from '../telemetry/meter.ts'
import type { SupervisorLink } from '../worker/join-supervisor.ts'
import type { Environment } from './settings/environment.ts'

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

/**
 * Imports prom-client only when a port is set, so that other markets do not load it. A worker serves no port: its
 * supervisor does, with the figures of all of them, each named by its place.
 */
export async function openMetrics(
  { metrics }: Environment,
  supervisor: SupervisorLink | null,
): Promise<OpenedMetrics> {
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
    if (supervisor === null) return (await serveMetrics(registry, metrics)).close
    registry.setDefaultLabels({ worker: String(supervisor.part.place) })
    supervisor.shareMetrics(() => registry.getMetricsAsJSON())
    return async () => undefined
  }
  return { meter, serve }
}
