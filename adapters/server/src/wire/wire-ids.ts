import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import * as Context from 'effect/Context'

/** What an opaque id may name. An id of one kind is never readable as another. */
export const WIRE_ID_KINDS = [
  'additionalPayment',
  'address',
  'buyer',
  'claim',
  'couponIssue',
  'file',
  'order',
  'orderAddress',
  'orderItem',
  'orderShippingPrice',
  'payment',
  'refund',
] as const
export type WireIdKind = (typeof WIRE_ID_KINDS)[number]

const MODE = 'aes-256-ecb'
const BLOCK_BYTES = 16
const ID_OFFSET = 8

/** Turns row ids into the opaque `…IdEncrypt` of the wire and back; `null` for anything not sealed here as that kind. */
export type WireIdCodec = {
  readonly seal: (kind: WireIdKind, id: number) => string
  readonly open: (kind: WireIdKind, sealed: string) => number | null
}

export class WireIds extends Context.Service<WireIds, WireIdCodec>()('WireIds') {}

/**
 * One AES-256 block per id: eight zero bytes, then the id. Each kind has its own key, so an id
 * that was altered, guessed or moved to another kind opens to non-zero bytes and is refused
 * (chance 2⁻⁶⁴). A kind keeps one cipher for good: unpadded blocks of this mode know nothing of each other, and
 * making a cipher costs twenty times a block. Source: decision 003.
 */
export function createWireIds(secret: string): WireIdCodec {
  const ciphers = new Map(WIRE_ID_KINDS.map((kind) => [kind, openCiphers(secret, kind)]))
  const ciphersOf = (kind: WireIdKind) => ciphers.get(kind) ?? openCiphers(secret, kind)
  return {
    seal(kind, id) {
      const block = Buffer.alloc(BLOCK_BYTES)
      block.writeBigUInt64BE(BigInt(id), ID_OFFSET)
      return ciphersOf(kind).cipher.update(block).toString('base64url')
    },
    open(kind, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length !== BLOCK_BYTES || bytes.toString('base64url') !== sealed) return null
      const block = ciphersOf(kind).decipher.update(bytes)
      if (block.readBigUInt64BE(0) !== 0n) return null
      const id = block.readBigUInt64BE(ID_OFFSET)
      return id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(id) : null
    },
  }
}

function openCiphers(secret: string, kind: WireIdKind) {
  const key = deriveKey(secret, kind)
  return {
    cipher: createCipheriv(MODE, key, null).setAutoPadding(false),
    decipher: createDecipheriv(MODE, key, null).setAutoPadding(false),
  }
}

function deriveKey(secret: string, kind: WireIdKind): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'jangteo', `wire-id:${kind}`, 32))
}
