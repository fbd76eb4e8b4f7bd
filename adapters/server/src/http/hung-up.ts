import type { IncomingMessage, ServerResponse } from 'node:http'

/** True when something failed only because the client hung up: the error is that of its own connection. */
export function isHangUp(
  thrown: unknown,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
): boolean {
  const { request, response } = exchange
  return thrown instanceof Error && (thrown === request.errored || thrown === response.errored)
}
