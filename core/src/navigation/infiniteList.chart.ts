import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { Page } from './paging.rules.ts'

/** The page to load, from 0. */
export type AskedPage = { readonly number: number }

/** What the list has to know of a page; its entries are the cache's. */
export type LoadedPage = Pick<Page<unknown>, 'number' | 'last' | 'totalElements'>

export type InfiniteListEvent =
  | { readonly type: 'list.opened' }
  | { readonly type: 'list.changed' }
  | { readonly type: 'list.endSeen' }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'xstate.done.actor.loadPage'; readonly output: LoadedPage }

export type InfiniteListContext = {
  readonly nextNumber: number
  /** How many entries there are in all; `null` before the first page. */
  readonly totalElements: number | null
}

type Tag = 'busy' | 'filled'

const types: ChartTypes<InfiniteListContext, InfiniteListEvent, Tag> = {}

/**
 * A list that grows while somebody reads on: page 0 first, then the current number plus 1, until a page says that it
 * is the last. Another filter starts over, and an answer to the former one is dropped. The host provides `loadPage`.
 * Source: spec §4 (infinite lists).
 */
export const infiniteListChart = setup({
  types,
  actors: {
    loadPage: fromPromise<LoadedPage, AskedPage>(() => Promise.reject(new Error('loadPage is not provided'))),
  },
  guards: {
    isLast: ({ event }) => 'output' in event && event.output.last,
    isEmpty: ({ event }) => 'output' in event && event.output.totalElements === 0,
  },
  actions: {
    startOver: assign({ nextNumber: 0, totalElements: null }),
    keepPage: assign(({ event }) =>
      'output' in event ? { nextNumber: event.output.number + 1, totalElements: event.output.totalElements } : {},
    ),
  },
}).createMachine({
  id: 'infiniteList',
  meta: { label: '이어 보는 목록' },
  context: { nextNumber: 0, totalElements: null },
  initial: 'closed',
  states: {
    closed: {
      meta: { label: '열기 전' },
      on: { 'list.opened': { target: 'loading', meta: { actor: 'buyer', action: '열기' } } },
    },
    loading: {
      meta: { label: '불러오는 중' },
      tags: ['busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ number: context.nextNumber }),
        onDone: [
          {
            target: 'empty',
            guard: 'isEmpty',
            actions: 'keepPage',
            meta: { actor: 'system', action: '아무것도 없음' },
          },
          { target: 'complete', guard: 'isLast', actions: 'keepPage', meta: { actor: 'system', action: '마지막 쪽' } },
          { target: 'resting', actions: 'keepPage', meta: { actor: 'system', action: '다음 쪽 있음' } },
        ],
        onError: { target: 'failed', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: {
        'list.changed': {
          target: 'loading',
          reenter: true,
          actions: 'startOver',
          meta: { actor: 'buyer', action: '조건 바꿈' },
        },
      },
    },
    resting: {
      meta: { label: '더 볼 것이 있음' },
      tags: ['filled'],
      on: {
        'list.endSeen': { target: 'loading', meta: { actor: 'buyer', action: '끝까지 봄' } },
        'list.changed': { target: 'loading', actions: 'startOver', meta: { actor: 'buyer', action: '조건 바꿈' } },
      },
    },
    complete: {
      meta: { label: '모두 봄' },
      tags: ['filled'],
      on: {
        'list.changed': { target: 'loading', actions: 'startOver', meta: { actor: 'buyer', action: '조건 바꿈' } },
      },
    },
    empty: {
      meta: { label: '비어 있음' },
      on: {
        'list.changed': { target: 'loading', actions: 'startOver', meta: { actor: 'buyer', action: '조건 바꿈' } },
      },
    },
    failed: {
      meta: { label: '불러오지 못함' },
      on: {
        'buyer.retry': { target: 'loading', meta: { actor: 'buyer', action: '다시 시도' } },
        'list.changed': { target: 'loading', actions: 'startOver', meta: { actor: 'buyer', action: '조건 바꿈' } },
      },
    },
  },
})
