import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { SellerUniqueField } from './sellerApplication.codes.ts'
import type { FreeValues, SellerApplicationForm, SellerViolation } from './sellerApplication.rules.ts'

/** One uniqueness check: the field and its text as it is stored. */
export type AskedUnique = { readonly field: SellerUniqueField; readonly value: string }

/** Answer of a uniqueness check. */
export type UniqueAnswer = { readonly isTaken: boolean }

/** Outcome of an application: its number, the fields that are wrong, or a refusal that is no field's. */
export type ApplyAnswer =
  | { readonly kind: 'applied'; readonly applicationNumber: string }
  | { readonly kind: 'violated'; readonly violations: readonly SellerViolation[] }
  | { readonly kind: 'failed'; readonly text: string }

/** An application as it is sent; a repeat under the same key is the same application. */
export type AskedApplication = { readonly form: SellerApplicationForm; readonly key: string }

export type SellerApplyEvent =
  | { readonly type: 'seller.check'; readonly asked: AskedUnique }
  | { readonly type: 'seller.retype'; readonly field: SellerUniqueField }
  | {
      readonly type: 'seller.submit'
      readonly form: SellerApplicationForm
      readonly key: string
      /** Result of `checkSellerApplication` for the form now. */
      readonly violations: readonly SellerViolation[]
    }
  | { readonly type: 'seller.retry' }
  | { readonly type: 'seller.dismiss' }
  | { readonly type: 'xstate.done.actor.checkUnique'; readonly output: UniqueAnswer }
  | { readonly type: 'xstate.done.actor.applyForStore'; readonly output: ApplyAnswer }

export type SellerApplyContext = {
  /** Values that were found free, for `checkSellerApplication`. */
  readonly free: FreeValues
  readonly asked: AskedUnique
  /** The fields whose text another has. */
  readonly taken: readonly SellerUniqueField[]
  /** The form that was sent last; blank before. */
  readonly form: SellerApplicationForm
  /** The idempotency key of the form. */
  readonly key: string
  readonly violations: readonly SellerViolation[]
  /** Text of a refusal that is no field's; `null` without one. */
  readonly failureText: string | null
  readonly hasFailed: boolean
  /** Number of the accepted application; blank before. */
  readonly applicationNumber: string
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ChartTypes<SellerApplyContext, SellerApplyEvent, Tag> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function afterCheck({ free, asked, taken }: SellerApplyContext, { isTaken }: UniqueAnswer) {
  const others = taken.filter((field) => field !== asked.field)
  return {
    free: { ...free, [asked.field]: isTaken ? null : asked.value },
    taken: isTaken ? [...others, asked.field] : others,
  }
}

function afterRefusal(answer: ApplyAnswer) {
  return {
    violations: answer.kind === 'violated' ? answer.violations : [],
    failureText: answer.kind === 'failed' ? answer.text : null,
  }
}

/**
 * The form of a store application: five checks in any order, one at a time, then the application. Other fields can be
 * edited while one is checked; an edited value has to be checked again. The server repeats all five checks, and its
 * answer counts. An application without an answer may have arrived: it is sent again as it was, under its key. The host
 * provides `checkUnique` and `applyForStore`. Source: spec §5, §7 (seller application).
 */
export const sellerApplyChart = setup({
  types,
  actors: {
    checkUnique: notProvided<UniqueAnswer, AskedUnique>('checkUnique'),
    applyForStore: notProvided<ApplyAnswer, AskedApplication>('applyForStore'),
  },
  guards: {
    hasViolations: ({ event }) => event.type === 'seller.submit' && event.violations.length > 0,
    isApplied: ({ event }) => event.type === 'xstate.done.actor.applyForStore' && event.output.kind === 'applied',
    isAsked: ({ context, event }) => event.type === 'seller.retype' && event.field === context.asked.field,
  },
  actions: {
    keepAsked: assign(({ event }) => (event.type === 'seller.check' ? { asked: event.asked, hasFailed: false } : {})),
    keepAnswer: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.checkUnique' ? afterCheck(context, event.output) : {},
    ),
    forgetField: assign(({ context, event }) =>
      event.type === 'seller.retype'
        ? {
            free: { ...context.free, [event.field]: null },
            taken: context.taken.filter((field) => field !== event.field),
            violations: context.violations.filter(({ field }) => field !== event.field),
          }
        : {},
    ),
    storeForm: assign(({ event }) =>
      event.type === 'seller.submit'
        ? { form: event.form, key: event.key, violations: [], failureText: null, hasFailed: false }
        : {},
    ),
    keepViolations: assign(({ event }) => (event.type === 'seller.submit' ? { violations: event.violations } : {})),
    keepRefusal: assign(({ event }) =>
      event.type === 'xstate.done.actor.applyForStore' ? afterRefusal(event.output) : {},
    ),
    keepNumber: assign(({ event }) =>
      event.type === 'xstate.done.actor.applyForStore' && event.output.kind === 'applied'
        ? { applicationNumber: event.output.applicationNumber }
        : {},
    ),
    noteFailure: assign({ hasFailed: true }),
  },
}).createMachine({
  id: 'sellerApply',
  meta: { label: '입점 신청하기' },
  context: {
    free: { businessNumber: null, loginId: null, email: null, storeName: null, storeUrl: null },
    asked: { field: 'businessNumber', value: '' },
    taken: [],
    form: {
      businessNumber: '',
      loginId: '',
      email: '',
      storeName: '',
      storeUrl: '',
      company: null,
      agreed: [],
      fileIds: [],
    },
    key: '',
    violations: [],
    failureText: null,
    hasFailed: false,
    applicationNumber: '',
  },
  initial: 'typing',
  states: {
    typing: {
      meta: { label: '입력하는 중' },
      tags: ['typable'],
      on: {
        'seller.retype': { target: 'typing', actions: 'forgetField', meta: { actor: 'seller', action: '다시 입력' } },
        'seller.check': { target: 'checking', actions: 'keepAsked', meta: { actor: 'seller', action: '중복확인' } },
        'seller.submit': [
          {
            target: 'typing',
            guard: 'hasViolations',
            actions: 'keepViolations',
            meta: { actor: 'seller', action: '고칠 것 있음' },
          },
          { target: 'applying', actions: 'storeForm', meta: { actor: 'seller', action: '신청' } },
        ],
      },
    },
    checking: {
      meta: { label: '중복확인하는 중' },
      tags: ['busy', 'typable'],
      on: {
        'seller.retype': [
          {
            target: 'typing',
            guard: 'isAsked',
            actions: 'forgetField',
            meta: { actor: 'seller', action: '확인하던 것 다시 입력' },
          },
          { target: 'checking', actions: 'forgetField', meta: { actor: 'seller', action: '다른 것 입력' } },
        ],
      },
      invoke: {
        id: 'checkUnique',
        src: 'checkUnique',
        input: ({ context }) => context.asked,
        onDone: { target: 'typing', actions: 'keepAnswer', meta: { actor: 'system', action: '확인됨' } },
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    applying: {
      meta: { label: '신청하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'applyForStore',
        src: 'applyForStore',
        input: ({ context: { form, key } }) => ({ form, key }),
        onDone: [
          {
            target: 'applied',
            guard: 'isApplied',
            actions: 'keepNumber',
            meta: { actor: 'system', action: '접수됨' },
          },
          { target: 'typing', actions: 'keepRefusal', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '접수됐는지 모름' },
      on: {
        'seller.retry': { target: 'applying', meta: { actor: 'seller', action: '같은 신청 다시 보내기' } },
        'seller.dismiss': { target: 'typing', meta: { actor: 'seller', action: '닫기' } },
      },
    },
    applied: { meta: { label: '접수됨' }, tags: ['terminal'] },
  },
})
