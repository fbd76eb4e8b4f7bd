import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { balanceOf, parseRecord, type PaymentRecord } from '@jangteo/payment/sandbox/payment-record'
import type { Facts } from './facts.ts'

type Book = Facts['gateway'][number]

/** Directory of the sandbox's records. */
export function ledgerDirectory(dataDir: string): string {
  return join(dataDir, 'sandbox-gateway')
}

/** Reads what the gateway took and gave back for one attempt. */
export function readGatewayBook(dataDir: string, gatewayOrderId: string): Book {
  const path = join(ledgerDirectory(dataDir), `${gatewayOrderId}.json`)
  return toBook(parseRecord(readFileSync(path, 'utf8')))
}

function readRecords(dataDir: string): readonly PaymentRecord[] {
  const directory = ledgerDirectory(dataDir)
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => parseRecord(readFileSync(join(directory, name), 'utf8')))
}

/** Reads what the gateway took and gave back, by its own records. */
export function readGatewayLedger(dataDir: string): readonly Book[] {
  return readRecords(dataDir).map(toBook)
}

/** The attempts whose market has not heard everything yet. */
export function listUntold(dataDir: string): readonly string[] {
  return readRecords(dataDir)
    .filter(({ notices }) => notices.some(({ deliveredAtMs }) => deliveredAtMs === null))
    .map(({ request }) => request.gatewayOrderId)
}

function toBook(record: PaymentRecord): Book {
  const { request } = record
  return {
    gatewayOrderId: request.gatewayOrderId,
    taken: hasMoney(record) ? request.amount : 0,
    returned: request.amount - balanceOf(record),
  }
}

function hasMoney({ state }: PaymentRecord): boolean {
  if (state.status === 'account') return state.depositedAtMs !== null
  return state.status === 'approved'
}
