import { z } from 'zod'

/** Reads a variable that is 1 or 0. */
export const flag = z.enum(['0', '1']).transform((value) => value === '1')

const LOOPBACK_NAMES = new Set(['localhost', '::1', '[::1]'])
const LOOPBACK_ADDRESS = /^127(?:\.\d{1,3}){3}$/

/** True when a host, as an address or in a URL, is this machine and cannot be reached from another. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.has(host) || LOOPBACK_ADDRESS.test(host)
}

/** A key goes over the network with TLS only; on this machine it need not. */
export function keepsSecrets(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}
