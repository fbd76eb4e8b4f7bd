import { createCipheriv, createDecipheriv } from 'node:crypto'
import * as Context from 'effect/Context'
import { deriveKey, listSecrets, type Secrets } from './secrets.ts'

/** Kinds of opaque ids. An id of one kind is never readable as another. */
export const WIRE_ID_KINDS = [
  'additionalPayment',
  'address',
  'buyer',
  'claim',
  'couponIssue',
  'event',
  'favoriteGoods',
  'favoriteGroup',
  'favoriteStore',
  'file',
  'goodsQuestion',
  'notification',
  'operator',
  'order',
  'orderAddress',
  'orderItem',
  'orderShippingPrice',
  'payment',
  'payout',
  'recentGoods',
  'refund',
  'report',
  'restockAlert',
  'review',
  'sellerApplication',
  'sellerUser',
  'session',
  'statement',
  'shipFile',
  'storeAnnouncement',
  'storeNotice',
] as const
export type WireIdKind = (typeof WIRE_ID_KINDS)[number]

const MODE = 'aes-256-ecb'
const BLOCK_BYTES = 16
const ID_OFFSET = 8

/**
 * Turns row ids into the opaque `…IdEncrypt` of the wire and back; `null` for anything not sealed here as that kind.
 */
export type WireIdCodec = {
  readonly seal: (kind: WireIdKind, id: number) => string
  readonly open: (kind: WireIdKind, sealed: string) => number | null
}

export class WireIds extends Context.Service<WireIds, WireIdCodec>()('WireIds') {}

/**
 * One AES-256 block per id: eight zero bytes, then the id. Each kind has its own key, so an id
 * that was altered, guessed or moved to another kind opens to non-zero bytes and is refused
 * (chance 2⁻⁶⁴). For the same reason an id need not name its key: the current secret is tried, then the former. A kind
 * keeps its ciphers for good: unpadded blocks of this mode know nothing of each other, and making a cipher costs twenty
 * times a block. Source: decision 003, decision 049.
 */
export function createWireIds(secrets: Secrets): WireIdCodec {
  const ciphers = new Map(WIRE_ID_KINDS.map((kind) => [kind, openCiphers(secrets, kind)]))
  const ciphersOf = (kind: WireIdKind) => ciphers.get(kind) ?? openCiphers(secrets, kind)
  return {
    seal(kind, id) {
      const block = Buffer.alloc(BLOCK_BYTES)
      block.writeBigUInt64BE(BigInt(id), ID_OFFSET)
      return ciphersOf(kind).cipher.update(block).toString('base64url')
    },
    open(kind, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length !== BLOCK_BYTES || bytes.toString('base64url') !== sealed) return null
      for (const decipher of ciphersOf(kind).deciphers) {
        const id = idIn(decipher.update(bytes))
        if (id !== null) return id
      }
      return null
    },
  }
}

function idIn(block: Buffer): number | null {
  if (block.readBigUInt64BE(0) !== 0n) return null
  const id = block.readBigUInt64BE(ID_OFFSET)
  return id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(id) : null
}

function openCiphers(secrets: Secrets, kind: WireIdKind) {
  const keyOf = (secret: string) => deriveKey(secret, `wire-id:${kind}`)
  return {
    cipher: createCipheriv(MODE, keyOf(secrets.current), null).setAutoPadding(false),
    deciphers: listSecrets(secrets).map((secret) =>
      createDecipheriv(MODE, keyOf(secret), null).setAutoPadding(false),
    ),
  }
}
