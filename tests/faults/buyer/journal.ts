import type { WireIdCodec } from '@jangteo/server/wire/wire-ids'
import type { Reported } from '../ledger/facts.ts'

/** Keeps what buyers are notified, in the ids of rows. */
export type Journal = {
  readonly reported: readonly Reported[]
  /** Counts reports of a kind, for the summary of a run. */
  readonly count: (what: Reported['what']) => number
  readonly placed: (key: string, sealedOrder: string) => void
  readonly refused: (key: string) => void
  readonly paid: (sealedOrder: string) => void
  readonly cancelled: (sealedOrder: string) => void
  readonly stepped: (what: 'shipped' | 'confirmed', sealedItem: string) => void
}

export function createJournal(wireIds: WireIdCodec): Journal {
  const reported: Reported[] = []
  const open = (kind: 'order' | 'orderItem', sealed: string): number => {
    const id = wireIds.open(kind, sealed)
    if (id === null) throw new Error(`${sealed} is no ${kind}`)
    return id
  }
  return {
    reported,
    count: (what) => reported.filter((it) => it.what === what).length,
    placed: (key, sealed) => reported.push({ what: 'placed', key, orderId: open('order', sealed) }),
    refused: (key) => reported.push({ what: 'refused', key }),
    paid: (sealed) => reported.push({ what: 'paid', orderId: open('order', sealed) }),
    cancelled: (sealed) => reported.push({ what: 'cancelled', orderId: open('order', sealed) }),
    stepped: (what, sealed) => reported.push({ what, itemId: open('orderItem', sealed) }),
  }
}
