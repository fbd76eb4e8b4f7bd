import type { Environment } from './environment.ts'

/** The settings that a market's safety depends on, for the log: what was chosen, never a value that is secret. */
export function describeSettings(environment: Environment) {
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
  }
}
