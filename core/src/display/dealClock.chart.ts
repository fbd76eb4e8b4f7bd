import { assign, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'

/** A second of the market's clock, in epoch milliseconds. */
export type DealClockEvent = { readonly type: 'clock.ticked'; readonly nowMs: number }

/** The period of a deal, and the moment that its clock shows; all in epoch milliseconds. */
export type DealClockContext = {
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly nowMs: number
}

type Tag = 'stopped' | 'terminal'

const types: ProcessTypes<DealClockContext, DealClockEvent, Tag, DealClockContext> = {}

/**
 * The clock of a deal on a page: it stands at the moment of the answer until the market's clock is there, counts down to
 * the start, then to the end, and stops at 0. A second that was missed while the page slept changes nothing: each tick
 * says what time it is. The host sends the ticks and provides `notifyChange`, which asks for the price again once the deal
 * has started or ended while somebody looked. Source: domain-rules §7.4, decision 099.
 */
export const dealClockChart = setup({
  types,
  guards: {
    isOver: ({ context, event }) => event.nowMs >= context.endsAtMs,
    isStarted: ({ context, event }) => event.nowMs >= context.startsAtMs,
  },
  actions: {
    keepTime: assign({ nowMs: ({ event }) => event.nowMs }),
    notifyChange: () => undefined,
  },
}).createMachine({
  id: 'dealClock',
  meta: { label: '특가 시계' },
  context: ({ input }) => ({ ...input }),
  initial: 'waiting',
  states: {
    waiting: {
      meta: { label: '장터의 시계를 기다리는 중' },
      tags: ['stopped'],
      on: {
        'clock.ticked': [
          { target: 'over', guard: 'isOver', actions: 'keepTime', meta: { actor: 'system', action: '이미 끝남' } },
          { target: 'running', guard: 'isStarted', actions: 'keepTime', meta: { actor: 'system', action: '진행 중' } },
          { target: 'coming', actions: 'keepTime', meta: { actor: 'system', action: '오픈 전' } },
        ],
      },
    },
    coming: {
      meta: { label: '오픈 예정' },
      on: {
        'clock.ticked': [
          {
            target: 'over',
            guard: 'isOver',
            actions: ['keepTime', 'notifyChange'],
            meta: { actor: 'system', action: '잠든 사이에 끝남' },
          },
          {
            target: 'running',
            guard: 'isStarted',
            actions: ['keepTime', 'notifyChange'],
            meta: { actor: 'system', action: '오픈' },
          },
          { target: 'coming', actions: 'keepTime', meta: { actor: 'system', action: '1초' } },
        ],
      },
    },
    running: {
      meta: { label: '진행 중' },
      on: {
        'clock.ticked': [
          {
            target: 'over',
            guard: 'isOver',
            actions: ['keepTime', 'notifyChange'],
            meta: { actor: 'system', action: '마감' },
          },
          { target: 'running', actions: 'keepTime', meta: { actor: 'system', action: '1초' } },
        ],
      },
    },
    over: { meta: { label: '종료' }, tags: ['stopped', 'terminal'] },
  },
})
