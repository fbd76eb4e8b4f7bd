import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { SessionEnd } from './session.rules.ts'

/** Request of a page: a login, with the reason as `text`, a log-out, or the question whether to go on after a rest. */
export type SessionRequest =
  | { readonly kind: 'login'; readonly text: string | null }
  | { readonly kind: 'logOut' }
  | { readonly kind: 'idle' }

/** Outcome of a log-out; `refused` has the reason why the session goes on. */
export type LogOutOutcome = { readonly kind: 'loggedOut' } | { readonly kind: 'refused'; readonly text: string }

/** Answer of the market to a session that was to end: it lasts, or why it does not. */
export type SessionLook = { readonly kind: 'lasts' } | { readonly kind: 'ended'; readonly end: SessionEnd }

/** The request, and the reason why the newest session ended; `null` where none did. */
type Input = { readonly request: SessionRequest; readonly end: SessionEnd | null }

export type SessionEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'buyer.confirm' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'buyer.logOut' }
  | { readonly type: 'session.used' }
  | { readonly type: 'session.timeUp' }
  | { readonly type: 'xstate.done.actor.touch'; readonly output: SessionLook }
  | { readonly type: 'xstate.done.actor.logOut'; readonly output: LogOutOutcome }

export type SessionContext = Input & {
  /** Reason why the session goes on after all; `null` where the market gave none. */
  readonly refusedText: string | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<SessionContext, SessionEvent, Tag, Input> = {}

/**
 * A request of a page to the session: a login or its end. Who is logged in, and why a session ended, is the server's
 * answer and lives in the query cache. A login that happened elsewhere meanwhile answers the question. A session that
 * the server has not ended goes on. A session that nobody uses is asked about before it ends; any use, in another tab as
 * well, answers. Every use moves its end, so the host's clock says when the time is up, and the server if it is over.
 * The host loads the chart with the first request, runs one at a time, and provides `logOut` and `touch`. Source: spec
 * §6, §8, domain-rules A47, market-rules §7, decisions 081 and 117.
 */
export const sessionChart = setup({
  types,
  actors: {
    logOut: fromPromise<LogOutOutcome, undefined>(() => Promise.reject(new Error('logOut is not provided'))),
    touch: fromPromise<SessionLook, undefined>(() => Promise.reject(new Error('touch is not provided'))),
  },
  delays: { nextTurn: 0 },
  guards: {
    isLogOut: ({ context }) => context.request.kind === 'logOut',
    isIdle: ({ context }) => context.request.kind === 'idle',
    lasts: ({ event }) => 'output' in event && event.output.kind === 'lasts',
    isLoggedOut: ({ event }) => 'output' in event && event.output.kind === 'loggedOut',
  },
  actions: {
    keepRefusal: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused' ? { refusedText: event.output.text } : {},
    ),
    keepEnd: assign(({ event }) =>
      'output' in event && event.output.kind === 'ended' ? { end: event.output.end } : {},
    ),
  },
}).createMachine({
  id: 'session',
  meta: { label: '로그인 묻기, 로그아웃, 자동 로그아웃' },
  context: ({ input }) => ({ ...input, refusedText: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'leaving', guard: 'isLogOut', meta: { actor: 'buyer', action: '로그아웃' } },
          { target: 'warning', guard: 'isIdle', meta: { actor: 'system', action: '28분 동안 쓰지 않음' } },
          { target: 'asking', meta: { actor: 'system', action: '로그인이 필요함' } },
        ],
      },
    },
    warning: {
      meta: { label: '계속 이용할지 묻는 중' },
      on: {
        'buyer.confirm': { target: 'looking', meta: { actor: 'buyer', action: '계속 이용하기' } },
        'buyer.logOut': { target: 'leaving', meta: { actor: 'buyer', action: '로그아웃' } },
        'session.timeUp': { target: 'looking', meta: { actor: 'system', action: '30분이 지남' } },
        'session.used': { target: 'closed', meta: { actor: 'buyer', action: '다른 창에서 이용' } },
      },
    },
    looking: {
      meta: { label: '로그인이 남았는지 묻는 중' },
      tags: ['busy'],
      invoke: {
        id: 'touch',
        src: 'touch',
        onDone: [
          { target: 'closed', guard: 'lasts', meta: { actor: 'system', action: '로그인 유지' } },
          { target: 'asking', actions: 'keepEnd', meta: { actor: 'system', action: '로그인이 끝남' } },
        ],
        onError: { target: 'failed', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    asking: {
      meta: { label: '로그인할지 묻는 중' },
      on: {
        'buyer.confirm': { target: 'loggingIn', meta: { actor: 'buyer', action: '로그인하러 가기' } },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
        'session.opened': { target: 'closed', meta: { actor: 'buyer', action: '다른 창에서 로그인' } },
      },
    },
    leaving: {
      meta: { label: '로그아웃하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: [
          { target: 'loggedOut', guard: 'isLoggedOut', meta: { actor: 'system', action: '로그아웃됨' } },
          { target: 'failed', actions: 'keepRefusal', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'failed', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    loggingIn: { meta: { label: '로그인하러 감' }, tags: ['terminal'] },
    loggedOut: { meta: { label: '로그아웃됨' }, tags: ['terminal'] },
    failed: { meta: { label: '하지 못함' }, tags: ['terminal'] },
    closed: { meta: { label: '닫힘' }, tags: ['terminal'] },
  },
})
