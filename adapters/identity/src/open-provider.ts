import { join } from 'node:path'
import type { IdentityPort } from './identity.port.ts'
import { createPortOneIdentity, type PortOneSettings } from './portone/portone-identity.ts'
import { createSandboxIdentity } from './sandbox/sandbox-identity.ts'

type ProviderParts = {
  /** Account at PortOne; `null` means the sandbox. */
  readonly portOne: PortOneSettings | null
  /** The market's directory of data, which the sandbox has one in. */
  readonly dataDir: string
}

/** Opens the provider that verifies who somebody is; `origin` is the address that browsers use. */
export function openProvider({ portOne, dataDir }: ProviderParts, origin: string): IdentityPort {
  return portOne === null
    ? createSandboxIdentity({ directory: join(dataDir, 'sandbox-identity'), nowMs: Date.now })
    : createPortOneIdentity({ ...portOne, origin })
}
