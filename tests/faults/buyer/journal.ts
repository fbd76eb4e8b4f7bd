import type { WireIdCodec } from '@jangteo/server/wire/wire-ids'
import type { Told } from '../ledger/facts.ts'

/** Keeps what buyers are told, in the ids of rows. */
export type Journal = {
  readonly told: readonly Told[]
  /** How often something was told, for the summary of a run. */
  readonly count: (what: Told['what']) => number
  readonly placed: (key: string, sealedOrder: string) => void
  readonly refused: (key: string) => void
  readonly paid: (sealedOrder: string) => void
  readonly cancelled: (sealedOrder: string) => void
  readonly stepped: (what: 'shipped' | 'confirmed', sealedItem: string) => void
}

export function createJournal(wireIds: WireIdCodec): Journal {
  const told: Told[] = []
  const open = (kind: 'order' | 'orderItem', sealed: string): number => {
    const id = wireIds.open(kind, sealed)
    if (id === null) throw new Error(`${sealed} is no ${kind}`)
    return id
  }
  return {
    told,
    count: (what) => told.filter((it) => it.what === what).length,
    placed: (key, sealed) => told.push({ what: 'placed', key, orderId: open('order', sealed) }),
    refused: (key) => told.push({ what: 'refused', key }),
    paid: (sealed) => told.push({ what: 'paid', orderId: open('order', sealed) }),
    cancelled: (sealed) => told.push({ what: 'cancelled', orderId: open('order', sealed) }),
    stepped: (what, sealed) => told.push({ what, itemId: open('orderItem', sealed) }),
  }
}
