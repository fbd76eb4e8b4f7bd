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
  /** Seals the ids of rows of one kind at once, which takes less time than one after the other; each row with its id. */
  readonly sealEach: <Row extends { readonly id: number }>(
    kind: WireIdKind,
    rows: readonly Row[],
  ) => (readonly [Row, string])[]
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
  const sealBlocks = (kind: WireIdKind, rows: readonly { readonly id: number }[]): Buffer => {
    const blocks = Buffer.alloc(BLOCK_BYTES * rows.length)
    for (const [place, { id }] of rows.entries()) {
      blocks.writeBigUInt64BE(BigInt(id), place * BLOCK_BYTES + ID_OFFSET)
    }
    return ciphersOf(kind).cipher.update(blocks)
  }
  return {
    seal: (kind, id) => sealBlocks(kind, [{ id }]).toString('base64url'),
    sealEach(kind, rows) {
      const sealed = sealBlocks(kind, rows)
      return rows.map((row, place) => {
        const start = place * BLOCK_BYTES
        return [row, sealed.toString('base64url', start, start + BLOCK_BYTES)]
      })
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
