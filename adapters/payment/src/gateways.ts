import type { Gateways, PaymentGatewayPort } from './gateway.port.ts'

/** One gateway that is open, and others that only finish what began at them. */
export function createGateways(
  open: PaymentGatewayPort,
  others: readonly PaymentGatewayPort[] = [],
): Gateways {
  const byName = new Map([open, ...others].map((gateway) => [gateway.name, gateway]))
  return { open, named: (name) => byName.get(name) }
}
