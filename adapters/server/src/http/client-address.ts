import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress } from '../network/network.ts'
import { type AddressCheck, createAddressList } from '../network/address-list.ts'

/** Finds the address that a request came from. */
export type ClientAddressFinder = (request: IncomingMessage) => string

/** An address with the port that some proxies add: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/

/** Addresses of the header, the nearest hop first; a text that is no address is `null`. */
function forwardedBy({ headers }: IncomingMessage): readonly (string | null)[] {
  const texts = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return texts.toReversed().map((text) => {
    const [whole, inBrackets, beforePort] = WITH_PORT.exec(text.trim()) ?? [text.trim()]
    const address = inBrackets ?? beforePort ?? whole
    return isIP(address) === 0 ? null : plainAddress(address)
  })
}

/** Returns a check whether a connection comes from a trusted proxy. */
export function createProxyCheck(trustedProxies: readonly string[]): AddressCheck {
  const isTrusted = createAddressList(trustedProxies)
  return (address) => isTrusted(plainAddress(address))
}

/**
 * Finds the address that a request came from: that of the connection, or, when a trusted proxy holds it, the
 * right-most address of `X-Forwarded-For` that is no trusted proxy. Anybody can write what stands left of it, so it is
 * not read. A text that is no address stops the search at the proxy that passed it on. Source: decision 046.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddressFinder {
  const isTrusted = createAddressList(trustedProxies)
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? 'unknown')
    if (isIP(address) === 0 || trustedProxies.length === 0) return address
    for (const hop of forwardedBy(request)) {
      if (!isTrusted(address) || hop === null) return address
      address = hop
    }
    return address
  }
}
