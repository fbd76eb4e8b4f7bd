import type { Gateways, PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import { traced } from '@jangteo/postgres/database/traced'

/** A gateway each question to which is a span. */
function traceGateway(port: PaymentGatewayPort): PaymentGatewayPort {
  const { name } = port
  return {
    ...port,
    request: (request) => traced(port.request(request), `${name} request`, 'client'),
    confirm: (request) => traced(port.confirm(request), `${name} confirm`, 'client'),
    query: (id) => traced(port.query(id), `${name} query`, 'client'),
    cancel: (request) => traced(port.cancel(request), `${name} cancel`, 'client'),
    cardPlans: traced(port.cardPlans, `${name} cardPlans`, 'client'),
  }
}

/** The same gateways, each question to which is a span. */
export function traceGateways(gateways: Gateways): Gateways {
  return {
    get open() {
      return traceGateway(gateways.open)
    },
    named: (name) => {
      const port = gateways.named(name)
      return port === undefined ? undefined : traceGateway(port)
    },
  }
}
