import { createHash } from 'node:crypto'

/** Hash that a drawn number is stored and looked up as: 16 drawn characters need no salt. Source: decision 030. */
export function hashSerial(serial: string): string {
  return createHash('sha256').update(serial).digest('base64url')
}
