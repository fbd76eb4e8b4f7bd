import { createHash } from 'node:crypto'

/** Hashes a drawn serial, as it is stored and looked up: 16 drawn characters need no salt. Source: decision 030. */
export function hashSerial(serial: string): string {
  return createHash('sha256').update(serial).digest('base64url')
}
