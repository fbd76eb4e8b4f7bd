import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { ReadinessStep } from './readiness.rules.ts'

/** Which question it is, counted from 1. */
export type ReadinessPoll = { readonly pollCount: number }

export type BridgeReadinessEvent =
  | { readonly type: 'page.opened'; readonly isInApp: boolean }
  | { readonly type: 'native.ready' }
  | { readonly type: 'xstate.done.actor.askNative'; readonly output: ReadinessStep }

export type BridgeReadinessContext = {
  /** Number of times that the native side was asked. */
  readonly pollCount: number
}

type Tag = 'busy' | 'terminal'

const types: ChartTypes<BridgeReadinessContext, BridgeReadinessEvent, Tag> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

/**
 * The page waiting for the native app around it: it asks, waits, asks again, and does without when nothing answers. An
 * app that is ready late is welcome all the same. The host provides `askNative`, which answers what
 * `afterReadinessPoll` says of that question, and `waitInterval`. Source: spec §1.
 */
export const bridgeReadinessChart = setup({
  types,
  actors: {
    askNative: notProvided<ReadinessStep, ReadinessPoll>('askNative'),
    waitInterval: notProvided<void, undefined>('waitInterval'),
  },
  guards: {
    isInApp: ({ event }) => event.type === 'page.opened' && event.isInApp,
    isReady: ({ event }) => 'output' in event && event.output === 'READY',
    asksAgain: ({ event }) => 'output' in event && event.output === 'ASK_AGAIN',
  },
  actions: { countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }) },
}).createMachine({
  id: 'bridgeReadiness',
  meta: { label: '네이티브 앱 기다리기' },
  context: { pollCount: 0 },
  initial: 'starting',
  states: {
    starting: {
      meta: { label: '시작' },
      on: {
        'page.opened': [
          { target: 'asking', guard: 'isInApp', meta: { actor: 'system', action: '앱에서 열림' } },
          { target: 'absent', meta: { actor: 'system', action: '웹에서 열림' } },
        ],
      },
    },
    asking: {
      meta: { label: '준비됐는지 묻는 중' },
      tags: ['busy'],
      entry: 'countPoll',
      invoke: {
        id: 'askNative',
        src: 'askNative',
        input: ({ context }) => ({ pollCount: context.pollCount }),
        onDone: [
          { target: 'ready', guard: 'isReady', meta: { actor: 'system', action: '준비됨' } },
          { target: 'waiting', guard: 'asksAgain', meta: { actor: 'system', action: '아직' } },
          { target: 'absent', meta: { actor: 'system', action: '그만 묻기' } },
        ],
        onError: { target: 'absent', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: { 'native.ready': { target: 'ready', meta: { actor: 'system', action: '준비됐다고 알려 옴' } } },
    },
    waiting: {
      meta: { label: '다시 묻기를 기다리는 중' },
      tags: ['busy'],
      invoke: {
        id: 'waitInterval',
        src: 'waitInterval',
        onDone: { target: 'asking', meta: { actor: 'system', action: '시간이 지남' } },
        onError: { target: 'absent', meta: { actor: 'system', action: '기다리지 못함' } },
      },
      on: { 'native.ready': { target: 'ready', meta: { actor: 'system', action: '준비됐다고 알려 옴' } } },
    },
    absent: {
      meta: { label: '앱 없이' },
      on: { 'native.ready': { target: 'ready', meta: { actor: 'system', action: '늦게 준비됨' } } },
    },
    ready: { meta: { label: '앱과 함께' }, tags: ['terminal'] },
  },
})
