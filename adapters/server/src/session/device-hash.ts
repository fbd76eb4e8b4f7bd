import { createHash } from 'node:crypto'

/** Hashes a device's random id for rows, so that a copy of the database names no device. */
export function hashDevice(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}
