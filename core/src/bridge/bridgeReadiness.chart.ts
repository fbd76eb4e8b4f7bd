import { assign, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Most polls for the native app. Source: spec §1. */
export const READINESS_POLL_COUNT_MAX = 50

export type BridgeReadinessEvent = { readonly type: 'native.ready' }

export type BridgeReadinessContext = {
  /** Number of looks so far. */
  readonly pollCount: number
}

type Tag = 'busy' | 'terminal'

const types: ChartTypes<BridgeReadinessContext, BridgeReadinessEvent, Tag> = {}

/**
 * The page waiting for the native app around it, which may put itself there up to five seconds late: it looks every 100
 * milliseconds, fifty times, and does without when nothing is there. An app that is ready later is welcome all the same.
 * The host provides `look`, which sends `native.ready` when the app is there, and `reportApp`. Source: spec §1, decision
 * 081.
 */
export const bridgeReadinessChart = setup({
  types,
  delays: { pollInterval: 100 },
  guards: { looksAgain: ({ context }) => context.pollCount < READINESS_POLL_COUNT_MAX },
  actions: {
    countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
    look: () => {
      throw new Error('look is not provided')
    },
    reportApp: () => {
      throw new Error('reportApp is not provided')
    },
  },
}).createMachine({
  id: 'bridgeReadiness',
  meta: { label: '네이티브 앱 기다리기' },
  context: { pollCount: 0 },
  initial: 'looking',
  states: {
    looking: {
      meta: { label: '앱이 있는지 보는 중' },
      tags: ['busy'],
      entry: ['countPoll', 'look'],
      after: {
        pollInterval: [
          {
            target: 'looking',
            reenter: true,
            guard: 'looksAgain',
            meta: { actor: 'system', action: '아직 없음' },
          },
          { target: 'absent', meta: { actor: 'system', action: '그만 봄' } },
        ],
      },
      on: { 'native.ready': { target: 'ready', meta: { actor: 'system', action: '앱이 있음' } } },
    },
    absent: {
      meta: { label: '앱 없이' },
      on: { 'native.ready': { target: 'ready', meta: { actor: 'system', action: '늦게 준비됨' } } },
    },
    ready: { meta: { label: '앱과 함께' }, tags: ['terminal'], entry: 'reportApp' },
  },
})
