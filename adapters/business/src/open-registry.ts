import type { BusinessRegistryPort } from './business.port.ts'
import { createNtsRegistry, type NtsSettings } from './nts/nts-registry.ts'
import { sandboxRegistry } from './sandbox/sandbox-registry.ts'

/** Opens the registry of businesses; `null` means the sandbox. */
export function openRegistry(nts: NtsSettings | null): BusinessRegistryPort {
  return nts === null ? sandboxRegistry : createNtsRegistry(nts)
}
