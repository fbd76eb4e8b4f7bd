import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { Match } from './completion.rules.ts'
import type { WordKind } from './search.codes.ts'

/** A word that a half-typed keyword may become. */
export type Completion = {
  readonly keyword: string
  readonly matches: readonly Match[]
  readonly kind: WordKind
  /** Target of the page that a name opens; `null` for a keyword. */
  readonly targetId: string | null
}

export type KeywordCompletionEvent =
  | { readonly type: 'buyer.type'; readonly text: string }
  | { readonly type: 'xstate.done.actor.completeKeyword'; readonly output: readonly Completion[] }

export type KeywordCompletionContext = {
  /** Text of the field. */
  readonly text: string
  /** Completions that are shown, of the text or of the one before it. */
  readonly completions: readonly Completion[]
}

type Tag = 'busy'

const types: ChartTypes<KeywordCompletionContext, KeywordCompletionEvent, Tag> = {}

/** Typing leads to the same places from every state; each letter starts the rest again. */
const TYPING = {
  'buyer.type': [
    {
      target: 'idle',
      guard: 'isEmpty',
      actions: ['storeText', 'forgetCompletions'],
      meta: { actor: 'buyer', action: '비움' },
    },
    { target: 'resting', reenter: true, actions: 'storeText', meta: { actor: 'buyer', action: '입력' } },
  ],
} as const

/**
 * A keyword while it is typed: the server is asked once the letters rest, and what it answers to former letters is
 * dropped, because typing leaves the state that asks. Completions of the text before stay until there are others, so
 * that a list does not flicker; an empty field has none. A failure shows none and is no obstacle to searching. The host
 * provides `completeKeyword`. Source: market-rules §2.3, §2.4.
 */
export const keywordCompletionChart = setup({
  types,
  actors: {
    completeKeyword: fromPromise<readonly Completion[], string>(() =>
      Promise.reject(new Error('completeKeyword is not provided')),
    ),
  },
  delays: { restTime: 150 },
  guards: {
    isEmpty: ({ event }) => event.type === 'buyer.type' && event.text.trim() === '',
  },
  actions: {
    storeText: assign(({ event }) => (event.type === 'buyer.type' ? { text: event.text } : {})),
    storeCompletions: assign(({ event }) => ('output' in event ? { completions: event.output } : {})),
    forgetCompletions: assign({ completions: [] }),
  },
}).createMachine({
  id: 'keywordCompletion',
  meta: { label: '검색어 자동완성' },
  context: { text: '', completions: [] },
  initial: 'idle',
  states: {
    idle: {
      meta: { label: '입력 전' },
      on: TYPING,
    },
    resting: {
      meta: { label: '입력이 멎기를 기다리는 중' },
      after: { restTime: { target: 'asking', meta: { actor: 'system', action: '입력이 멎음' } } },
      on: TYPING,
    },
    asking: {
      meta: { label: '찾는 중' },
      tags: ['busy'],
      invoke: {
        id: 'completeKeyword',
        src: 'completeKeyword',
        input: ({ context }) => context.text,
        onDone: { target: 'shown', actions: 'storeCompletions', meta: { actor: 'system', action: '찾음' } },
        onError: { target: 'failed', actions: 'forgetCompletions', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: TYPING,
    },
    shown: {
      meta: { label: '보임' },
      on: TYPING,
    },
    failed: {
      meta: { label: '답이 없음' },
      on: TYPING,
    },
  },
})
