import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { CallerKind } from './caller.codes.ts'

/** Reason why a session is over, or why a login is asked for. */
export type SessionNotice = 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'LOGIN_CONFIRM'

export type SessionEvent =
  | { readonly type: 'session.opened'; readonly caller: Extract<CallerKind, 'ASSOCIATE_MEMBER' | 'MEMBER'> }
  | { readonly type: 'session.missing' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.idle' }
  | { readonly type: 'action.refused'; readonly returnUrl: string }
  | { readonly type: 'buyer.logOut' }
  | { readonly type: 'buyer.confirm' }
  | { readonly type: 'buyer.dismiss' }

export type SessionContext = {
  /** Reason why the buyer is asked to log in; `null` when nobody asks. */
  readonly notice: SessionNotice | null
  /** Place to go back to after the login; `null` where the buyer already is. */
  readonly returnUrl: string | null
}

type Tag = 'busy' | 'loggedIn'

const types: ChartTypes<SessionContext, SessionEvent, Tag> = {}

/**
 * Party that sits before the page: unknown until the token is read, a guest, or somebody logged in. A action that needs
 * a login asks for one; one that was refused before the token is read asks once it is known that nobody is logged in. A
 * session that expired or rested too long says so and asks, too. Logging out works even when the server does not
 * answer, since the browser forgets its token. The host provides `logOut` and `goToLogin`. Source: spec §6, §8,
 * domain-rules A47.
 */
export const sessionChart = setup({
  types,
  actors: {
    logOut: fromPromise<void, undefined>(() => Promise.reject(new Error('logOut is not provided'))),
  },
  guards: {
    hasAction: ({ context }) => context.returnUrl !== null,
  },
  actions: {
    noteExpired: assign({ notice: 'SESSION_EXPIRED' }),
    noteIdle: assign({ notice: 'SESSION_IDLE' }),
    keepAction: assign(({ event }) =>
      event.type === 'action.refused' ? { notice: 'LOGIN_CONFIRM', returnUrl: event.returnUrl } : {},
    ),
    keepReturn: assign(({ event }) => (event.type === 'action.refused' ? { returnUrl: event.returnUrl } : {})),
    noteAction: assign({ notice: 'LOGIN_CONFIRM' }),
    forgetNotice: assign({ notice: null, returnUrl: null }),
    goToLogin: () => {
      throw new Error('goToLogin is not provided')
    },
  },
}).createMachine({
  id: 'session',
  meta: { label: '로그인 상태' },
  context: { notice: null, returnUrl: null },
  initial: 'unknown',
  states: {
    unknown: {
      meta: { label: '확인 전' },
      on: {
        'session.opened': {
          target: 'member',
          actions: 'forgetNotice',
          meta: { actor: 'system', action: '로그인되어 있음' },
        },
        'session.missing': [
          {
            target: 'asking',
            guard: 'hasAction',
            actions: 'noteAction',
            meta: { actor: 'system', action: '로그인이 필요함' },
          },
          { target: 'guest', meta: { actor: 'system', action: '로그인 없음' } },
        ],
        'action.refused': {
          target: 'unknown',
          actions: 'keepReturn',
          meta: { actor: 'system', action: '확인 전의 거절' },
        },
      },
    },
    guest: {
      meta: { label: '비회원' },
      on: {
        'session.opened': { target: 'member', meta: { actor: 'buyer', action: '로그인' } },
        'action.refused': {
          target: 'asking',
          actions: 'keepAction',
          meta: { actor: 'system', action: '로그인이 필요함' },
        },
      },
    },
    member: {
      meta: { label: '로그인됨' },
      tags: ['loggedIn'],
      on: {
        'session.expired': { target: 'asking', actions: 'noteExpired', meta: { actor: 'system', action: '만료' } },
        'session.idle': { target: 'asking', actions: 'noteIdle', meta: { actor: 'system', action: '자동 로그아웃' } },
        'buyer.logOut': { target: 'leaving', meta: { actor: 'buyer', action: '로그아웃' } },
      },
    },
    asking: {
      meta: { label: '로그인할지 묻는 중' },
      on: {
        'buyer.confirm': {
          target: 'guest',
          actions: ['goToLogin', 'forgetNotice'],
          meta: { actor: 'buyer', action: '로그인하러 가기' },
        },
        'buyer.dismiss': { target: 'guest', actions: 'forgetNotice', meta: { actor: 'buyer', action: '닫기' } },
        'session.opened': {
          target: 'member',
          actions: 'forgetNotice',
          meta: { actor: 'buyer', action: '다른 창에서 로그인' },
        },
      },
    },
    leaving: {
      meta: { label: '로그아웃하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'guest', meta: { actor: 'system', action: '로그아웃됨' } },
        onError: { target: 'guest', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
  },
})
