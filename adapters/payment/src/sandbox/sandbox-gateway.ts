import type { PaymentGatewayPort } from '../gateway.port.ts'
import { createSandboxPort, type PortSettings } from './sandbox-port.ts'
import { openSandbox, type SandboxService, type SandboxSettings } from './sandbox-service.ts'

type SandboxGateway = Pick<SandboxService, 'handleWindow' | 'deliverNotices' | 'close'> & {
  readonly port: PaymentGatewayPort
}

/** A sandbox in this process, with its port. */
export function createSandboxGateway(settings: SandboxSettings & PortSettings): SandboxGateway {
  const { handleWindow, deliverNotices, close, ...calls } = openSandbox(settings)
  return { port: createSandboxPort(calls, settings), handleWindow, deliverNotices, close }
}
