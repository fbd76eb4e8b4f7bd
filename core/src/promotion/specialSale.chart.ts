import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a special sale that its chart decides by; `specialSale.rules` computes them. */
export type SpecialSaleFacts = {
  /** The moment of the step has come. */
  readonly isDue: boolean
  /** The moment of the first entry has come, and the seed of the draw is committed to. */
  readonly isOpeningDue: boolean
  /** The time to buy is over while pieces, ranks and waves are left. */
  readonly hasNextWave: boolean
}

/** Events of a special sale. Those of the system are moments of its schedule. */
export type SpecialSaleEvent = {
  readonly type:
    | 'system.entryOpens'
    | 'system.entryCloses'
    | 'system.drawn'
    | 'system.buyOpens'
    | 'system.nextWave'
    | 'system.buyCloses'
    | 'operator.cancel'
}

type Tag = 'undrawn' | 'buyable' | 'drawn' | 'terminal'
type Refusal = 'SALE_NOT_DUE' | 'SALE_STATE_CHANGED' | 'SALE_ALREADY_DRAWN'

const types: ChartTypes<SpecialSaleFacts, SpecialSaleEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A special sale: everybody has time to enter, a draw orders the entries, and the right to buy goes down that order in
 * waves until the pieces are sold or nobody is left. An operator cancels it before the draw. Refusals: `SALE_NOT_DUE`,
 * `SALE_STATE_CHANGED` (not from this state), `SALE_ALREADY_DRAWN`. Source: market-rules §8.1.
 */
export const specialSaleChart = setup({
  types,
  guards: {
    isDue: ({ context }) => context.isDue,
    isOpeningDue: ({ context }) => context.isOpeningDue,
    hasNextWave: ({ context }) => context.hasNextWave,
  },
  actions: {
    rankEntries: asData,
    promoteWaiting: asData,
    endEntries: asData,
    cancelEntries: asData,
  },
}).createMachine({
  id: 'specialSale',
  meta: { label: '특별판매', otherwise: 'SALE_STATE_CHANGED' },
  context: { isDue: false, isOpeningDue: false, hasNextWave: false },
  initial: 'SCHEDULED',
  states: {
    SCHEDULED: {
      meta: { label: '응모 예정' },
      tags: ['undrawn'],
      on: {
        'system.entryOpens': {
          target: 'ENTERING',
          guard: 'isOpeningDue',
          meta: { actor: 'system', action: '응모 시작', otherwise: 'SALE_NOT_DUE' },
        },
        'operator.cancel': {
          target: 'CANCELLED',
          actions: 'cancelEntries',
          meta: { actor: 'system', action: '판매 취소' },
        },
      },
    },
    ENTERING: {
      meta: { label: '응모 중' },
      tags: ['undrawn'],
      on: {
        'system.entryCloses': {
          target: 'CLOSED',
          guard: 'isDue',
          meta: { actor: 'system', action: '응모 마감', otherwise: 'SALE_NOT_DUE' },
        },
        'operator.cancel': {
          target: 'CANCELLED',
          actions: 'cancelEntries',
          meta: { actor: 'system', action: '판매 취소' },
        },
      },
    },
    CLOSED: {
      meta: { label: '추첨 대기' },
      tags: ['undrawn'],
      on: {
        'system.drawn': {
          target: 'DRAWN',
          guard: 'isDue',
          actions: 'rankEntries',
          meta: { actor: 'system', action: '추첨', otherwise: 'SALE_NOT_DUE' },
        },
        'operator.cancel': {
          target: 'CANCELLED',
          actions: 'cancelEntries',
          meta: { actor: 'system', action: '판매 취소' },
        },
      },
    },
    DRAWN: {
      meta: { label: '추첨 완료', otherwise: 'SALE_ALREADY_DRAWN' },
      tags: ['drawn'],
      on: {
        'system.buyOpens': {
          target: 'BUYING',
          guard: 'isDue',
          meta: { actor: 'system', action: '구매 시작', otherwise: 'SALE_NOT_DUE' },
        },
      },
    },
    BUYING: {
      meta: { label: '당첨자 구매 중', otherwise: 'SALE_ALREADY_DRAWN' },
      tags: ['drawn', 'buyable'],
      on: {
        'system.nextWave': {
          target: 'BUYING_NEXT',
          guard: 'hasNextWave',
          actions: 'promoteWaiting',
          meta: { actor: 'system', action: '다음 순번 구매', otherwise: 'SALE_NOT_DUE' },
        },
        'system.buyCloses': {
          target: 'ENDED',
          guard: 'isDue',
          actions: 'endEntries',
          meta: { actor: 'system', action: '판매 종료', otherwise: 'SALE_NOT_DUE' },
        },
      },
    },
    BUYING_NEXT: {
      meta: { label: '다음 순번 구매 중', otherwise: 'SALE_ALREADY_DRAWN' },
      tags: ['drawn', 'buyable'],
      on: {
        'system.nextWave': {
          target: 'BUYING_NEXT',
          guard: 'hasNextWave',
          actions: 'promoteWaiting',
          meta: { actor: 'system', action: '다음 순번 구매', otherwise: 'SALE_NOT_DUE' },
        },
        'system.buyCloses': {
          target: 'ENDED',
          guard: 'isDue',
          actions: 'endEntries',
          meta: { actor: 'system', action: '판매 종료', otherwise: 'SALE_NOT_DUE' },
        },
      },
    },
    ENDED: {
      meta: { label: '판매 종료', otherwise: 'SALE_ALREADY_DRAWN' },
      tags: ['drawn', 'terminal'],
    },
    CANCELLED: { meta: { label: '판매 취소' }, tags: ['terminal'] },
  },
})
