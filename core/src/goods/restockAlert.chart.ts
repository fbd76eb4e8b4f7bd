import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of the option that the alert's chart decides by. */
export type RestockAlertFacts = {
  /** The option can be bought again; somebody may have been faster. */
  readonly isSellable: boolean
}

/** Events of a restock alert. */
export type RestockAlertEvent = {
  readonly type: 'system.restocked' | 'system.saleEnded' | 'buyer.remove'
}

type Tag = 'waiting' | 'terminal'
type Refusal = 'RESTOCK_ALERT_ENDED' | 'RESTOCK_STILL_SOLD_OUT'

const types: ChartTypes<RestockAlertFacts, RestockAlertEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A restock alert of a sold-out product: its buyer is notified once when it is in stock again, and not at all when its
 * sale has ended. A second notification takes a second alert. Refusals: `RESTOCK_ALERT_ENDED`,
 * `RESTOCK_STILL_SOLD_OUT`. Source: spec §4, §8.
 */
export const restockAlertChart = setup({
  types,
  guards: { isSellable: ({ context }) => context.isSellable },
  actions: { notifyBuyer: asData },
}).createMachine({
  id: 'restockAlert',
  meta: { label: '재입고 알림', otherwise: 'RESTOCK_ALERT_ENDED' },
  context: { isSellable: false },
  initial: 'WAITING',
  states: {
    WAITING: {
      meta: { label: '알림 대기' },
      tags: ['waiting'],
      on: {
        'system.restocked': {
          target: 'NOTIFIED',
          guard: 'isSellable',
          actions: 'notifyBuyer',
          meta: { actor: 'system', action: '재입고 알림', otherwise: 'RESTOCK_STILL_SOLD_OUT' },
        },
        'system.saleEnded': { target: 'ENDED', meta: { actor: 'system', action: '판매 종료' } },
        'buyer.remove': { target: 'REMOVED', meta: { actor: 'buyer', action: '삭제' } },
      },
    },
    NOTIFIED: {
      meta: { label: '알림 완료' },
      on: { 'buyer.remove': { target: 'REMOVED', meta: { actor: 'buyer', action: '삭제' } } },
    },
    ENDED: {
      meta: { label: '판매 종료' },
      on: { 'buyer.remove': { target: 'REMOVED', meta: { actor: 'buyer', action: '삭제' } } },
    },
    REMOVED: { meta: { label: '삭제' }, tags: ['terminal'] },
  },
})
