import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of an entry that its chart decides by; `saleEntry.rules` computes them. */
export type SaleEntryFacts = {
  /** Entries may still be withdrawn: the time to enter is not over. */
  readonly isEntryOpen: boolean
  /** Its rank is among the pieces. */
  readonly isWinner: boolean
  /** Its rank is near enough to buy in a later wave. */
  readonly isWaitlisted: boolean
  /** No unpaid order holds its right to buy. */
  readonly hasNoOpenOrder: boolean
  /** The time to buy of its wave is not over. */
  readonly isWaveOpen: boolean
}

/** Events of an entry. `payment` and `order` are of the order item that carries it. */
export type SaleEntryEvent = {
  readonly type:
    | 'buyer.withdraw'
    | 'member.left'
    | 'system.cancelled'
    | 'system.ranked'
    | 'system.promoted'
    | 'system.waveOver'
    | 'system.ended'
    | 'payment.completed'
    | 'order.cancelled'
}

type Tag = 'live' | 'ranked' | 'right' | 'terminal'
type Refusal = 'SALE_ENTRY_CLOSED' | 'SALE_ENTRY_STATE_CHANGED' | 'SALE_ORDER_OPEN'

const types: ChartTypes<SaleEntryFacts, SaleEntryEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A member's entry to buy one product of a special sale. The draw gives it a rank: the first ranks win the right to buy,
 * the next ones wait for a wave of their own. A right that is not used in its wave lapses, unless an unpaid order holds
 * it; a cancelled order gives it back while the wave lasts. Refusals: `SALE_ENTRY_CLOSED`, `SALE_ENTRY_STATE_CHANGED`,
 * `SALE_ORDER_OPEN`. Source: market-rules §8.1.
 */
export const saleEntryChart = setup({
  types,
  guards: {
    isEntryOpen: ({ context }) => context.isEntryOpen,
    isWinner: ({ context }) => context.isWinner,
    isWaitlisted: ({ context }) => context.isWaitlisted,
    hasNoOpenOrder: ({ context }) => context.hasNoOpenOrder,
    isWaveOpen: ({ context }) => context.isWaveOpen,
  },
  actions: { notifyWinner: asData, notifyCancelled: asData, holdPieces: asData },
}).createMachine({
  id: 'saleEntry',
  meta: { label: '특별판매 응모', otherwise: 'SALE_ENTRY_STATE_CHANGED' },
  context: {
    isEntryOpen: false,
    isWinner: false,
    isWaitlisted: false,
    hasNoOpenOrder: false,
    isWaveOpen: false,
  },
  initial: 'ENTERED',
  states: {
    ENTERED: {
      meta: { label: '응모 완료' },
      tags: ['live'],
      on: {
        'buyer.withdraw': {
          target: 'WITHDRAWN',
          guard: 'isEntryOpen',
          meta: { actor: 'buyer', action: '응모 취소', otherwise: 'SALE_ENTRY_CLOSED' },
        },
        'member.left': { target: 'WITHDRAWN', meta: { actor: 'buyer', action: '회원 탈퇴' } },
        'system.cancelled': {
          target: 'CANCELLED',
          actions: 'notifyCancelled',
          meta: { actor: 'system', action: '판매 취소' },
        },
        'system.ranked': [
          {
            target: 'WON',
            guard: 'isWinner',
            actions: 'notifyWinner',
            meta: { actor: 'system', action: '당첨' },
          },
          { target: 'WAITING', guard: 'isWaitlisted', meta: { actor: 'system', action: '예비 순번' } },
          { target: 'LOST', meta: { actor: 'system', action: '미당첨' } },
        ],
      },
    },
    WAITING: {
      meta: { label: '예비 순번' },
      tags: ['live', 'ranked'],
      on: {
        'system.promoted': {
          target: 'WON',
          actions: 'notifyWinner',
          meta: { actor: 'system', action: '추가 당첨' },
        },
        'system.ended': { target: 'LOST', meta: { actor: 'system', action: '판매 종료' } },
        'member.left': { target: 'LOST', meta: { actor: 'buyer', action: '회원 탈퇴' } },
      },
    },
    WON: {
      meta: { label: '당첨' },
      tags: ['live', 'ranked', 'right'],
      on: {
        'payment.completed': { target: 'BOUGHT', meta: { actor: 'gateway', action: '구매' } },
        'order.cancelled': [
          {
            target: 'WON',
            guard: 'isWaveOpen',
            actions: 'holdPieces',
            meta: { actor: 'system', action: '주문 취소' },
          },
          {
            target: 'LAPSED',
            actions: 'holdPieces',
            meta: { actor: 'system', action: '주문 취소 뒤 기간 만료' },
          },
        ],
        'system.waveOver': {
          target: 'LAPSED',
          guard: 'hasNoOpenOrder',
          meta: { actor: 'system', action: '구매 기간 만료', otherwise: 'SALE_ORDER_OPEN' },
        },
        'member.left': {
          target: 'LAPSED',
          guard: 'hasNoOpenOrder',
          meta: { actor: 'buyer', action: '회원 탈퇴', otherwise: 'SALE_ORDER_OPEN' },
        },
      },
    },
    BOUGHT: {
      meta: { label: '구매 완료' },
      tags: ['live', 'ranked', 'right'],
      on: {
        'payment.completed': { target: 'BOUGHT', meta: { actor: 'gateway', action: '다시 입금' } },
        'order.cancelled': [
          {
            target: 'WON',
            guard: 'isWaveOpen',
            actions: 'holdPieces',
            meta: { actor: 'system', action: '주문 취소' },
          },
          {
            target: 'LAPSED',
            actions: 'holdPieces',
            meta: { actor: 'system', action: '주문 취소 뒤 기간 만료' },
          },
        ],
      },
    },
    LOST: { meta: { label: '미당첨' }, tags: ['ranked', 'terminal'] },
    LAPSED: { meta: { label: '구매 기간 지남' }, tags: ['ranked', 'terminal'] },
    WITHDRAWN: { meta: { label: '응모 취소' }, tags: ['terminal'] },
    CANCELLED: { meta: { label: '판매 취소' }, tags: ['terminal'] },
  },
})
