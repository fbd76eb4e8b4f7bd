import { AggregatorRegistry, Registry } from 'prom-client'
import type { MetricsSource } from '../telemetry/metrics-server.ts'

/** The metrics of all workers as one text; each figure names its worker, so none is added to another. */
export function joinMetrics(
  readEach: () => Promise<readonly (readonly object[])[]>,
): MetricsSource {
  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    metrics: async () => {
      const ofWorkers = (await readEach()).map((metrics) =>
        metrics.map((metric) => ({ ...metric, aggregator: 'first' })),
      )
      return AggregatorRegistry.aggregate(ofWorkers).metrics()
    },
  }
}
