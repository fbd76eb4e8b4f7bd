import { opendirSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxPlace } from '@jangteo/payment/sandbox/sandbox-place'
import { SANDBOX_PATH } from '@jangteo/payment/sandbox/sandbox-paths'
import type { Environment } from '../app/settings/environment.ts'

/** True when the market has a sandbox: always in development; in production it approves every payment, so only when named. */
export function hasSandbox({ mode, paymentGateway, toss }: Environment): boolean {
  return mode !== 'production' || paymentGateway !== 'toss' || toss === null
}

/** Place of the market's sandbox; `url` is the one that this machine listens on. */
export function sandboxPlaceOf({ dataDir }: Environment, url: string): SandboxPlace {
  return {
    directory: join(dataDir, 'sandbox-gateway'),
    windowPath: `${SANDBOX_PATH}/window`,
    hookUrl: `${url}/hooks/payments/sandbox`,
  }
}

/** True when a sandbox has stored anything there, so that a notice may wait for its delivery. */
export function hasRecords({ directory }: SandboxPlace): boolean {
  try {
    const opened = opendirSync(directory)
    try {
      return opened.readSync() !== null
    } finally {
      opened.closeSync()
    }
  } catch {
    return false
  }
}
