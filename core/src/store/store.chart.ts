import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a store that its chart decides by. */
export type StoreFacts = {
  /** Nothing of `missingToOpen` is missing. */
  readonly isReady: boolean
  /** No order, claim or refund of the store is still running. */
  readonly hasNoOpenOrder: boolean
}

/** Events of a store; the operator's actions are the system's. */
export type StoreEvent = {
  readonly type: 'seller.open' | 'seller.pause' | 'seller.resume' | 'system.suspend' | 'system.release' | 'system.close'
}

type Tag = 'selling' | 'terminal'
type Refusal = 'STORE_HAS_OPEN_ORDER' | 'STORE_NOT_READY' | 'STORE_STATE_CHANGED'

const types: ChartTypes<StoreFacts, StoreEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A store from its approval to its end. Its products are sold while it is `OPEN` and at no other time; what was ordered is
 * still shipped, claimed and paid out. A released store begins `PAUSED`, so that its seller says when it sells again. Refusals:
 * `STORE_NOT_READY`, `STORE_HAS_OPEN_ORDER`, `STORE_STATE_CHANGED`. Source: market-rules §9.1, decision 127.
 */
export const storeChart = setup({
  types,
  guards: {
    isReady: ({ context }) => context.isReady,
    hasNoOpenOrder: ({ context }) => context.hasNoOpenOrder,
  },
  actions: { showGoods: asData, hideGoods: asData, notifySeller: asData },
}).createMachine({
  id: 'store',
  meta: { label: '스토어', otherwise: 'STORE_STATE_CHANGED' },
  context: { isReady: false, hasNoOpenOrder: false },
  initial: 'PREPARING',
  states: {
    PREPARING: {
      meta: { label: '개점 준비 중' },
      on: {
        'seller.open': {
          target: 'OPEN',
          guard: 'isReady',
          actions: 'showGoods',
          meta: { actor: 'seller', action: '개점', otherwise: 'STORE_NOT_READY' },
        },
        'system.close': {
          target: 'CLOSED',
          guard: 'hasNoOpenOrder',
          actions: 'notifySeller',
          meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' },
        },
      },
    },
    OPEN: {
      meta: { label: '영업 중' },
      tags: ['selling'],
      on: {
        'seller.pause': { target: 'PAUSED', actions: 'hideGoods', meta: { actor: 'seller', action: '잠시 쉬기' } },
        'system.suspend': {
          target: 'SUSPENDED',
          actions: ['hideGoods', 'notifySeller'],
          meta: { actor: 'system', action: '이용 정지' },
        },
        'system.close': {
          target: 'CLOSED',
          guard: 'hasNoOpenOrder',
          actions: ['hideGoods', 'notifySeller'],
          meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' },
        },
      },
    },
    PAUSED: {
      meta: { label: '잠시 쉬는 중' },
      on: {
        'seller.resume': { target: 'OPEN', actions: 'showGoods', meta: { actor: 'seller', action: '다시 열기' } },
        'system.suspend': {
          target: 'SUSPENDED',
          actions: 'notifySeller',
          meta: { actor: 'system', action: '이용 정지' },
        },
        'system.close': {
          target: 'CLOSED',
          guard: 'hasNoOpenOrder',
          actions: 'notifySeller',
          meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' },
        },
      },
    },
    SUSPENDED: {
      meta: { label: '이용 정지' },
      on: {
        'system.release': {
          target: 'PAUSED',
          actions: 'notifySeller',
          meta: { actor: 'system', action: '정지 해제' },
        },
        'system.close': {
          target: 'CLOSED',
          guard: 'hasNoOpenOrder',
          actions: 'notifySeller',
          meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' },
        },
      },
    },
    CLOSED: { meta: { label: '폐점' }, tags: ['terminal'] },
  },
})
