import type { SupervisorLink } from '../../worker/join-supervisor.ts'
import type { Environment } from './environment.ts'

/** Describes the settings that the market's safety depends on, for the log; never the value of a secret. */
export function describeSettings(environment: Environment, supervisor: SupervisorLink | null) {
  const { mode, host, publicUrl, servesDevOnly, paymentGateway, secret } = environment
  return {
    mode,
    host,
    publicUrl: publicUrl ?? 'none',
    servesDevOnly,
    paymentGateway,
    hasOwnSecret: secret !== null,
    hasOwnDatabase: environment.databaseUrl !== null,
    hasFileStorage: environment.s3 !== null,
    workers: supervisor?.part.workerCount ?? 1,
  }
}
