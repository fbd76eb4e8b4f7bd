import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { ChosenFile, FileBatch, UploadRefusal } from './upload.rules.ts'

/** One request: files of one kind. */
export type AskedUpload = { readonly batch: FileBatch<ChosenFile> }

/**
 * Outcome of one request: the ids of its files in their order, a refusal with its text, or no answer, after which the
 * same request may be repeated.
 */
export type UploadAnswer =
  | { readonly kind: 'arrived'; readonly fileIds: readonly string[] }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unanswered'; readonly text: string }

export type UploadEvent =
  | { readonly type: 'files.accepted'; readonly batches: readonly FileBatch<ChosenFile>[] }
  | { readonly type: 'files.refused'; readonly refusal: UploadRefusal }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.uploadBatch'; readonly output: UploadAnswer }

export type UploadContext = {
  /** Files that are still to be sent, the next one first. */
  readonly batches: readonly FileBatch<ChosenFile>[]
  /** Ids of the files that have arrived, in the order in which they were sent. */
  readonly fileIds: readonly string[]
  /** Reason why the files chosen last are not taken; `null` when they are. */
  readonly refusal: UploadRefusal | null
  /** Text of the market's answer to the request that did not arrive; `null` without an answer. */
  readonly answerText: string | null
}

type Tag = 'busy' | 'choosable'

const types: ChartTypes<UploadContext, UploadEvent, Tag> = {}

/** Batch for a request without files. */
const NO_FILES: FileBatch<ChosenFile> = { kind: 'IMAGE', files: [] }

function nextOf({ batches: [batch = NO_FILES] }: UploadContext): AskedUpload {
  return { batch }
}

function answerOf(event: UploadEvent): UploadAnswer | null {
  return 'output' in event ? event.output : null
}

/**
 * An upload of files: `decideFiles` checks the chosen files and `uploadBatches` divides them before the chart gets
 * them; they are sent one request after the other. A request without an answer is repeated alone; a refused one is left
 * out or replaced, since a repeat would be refused, too. Files that have arrived stay, also when the buyer gives up.
 * The host provides `uploadBatch`. Source: spec §5, domain-rules A18.
 */
export const uploadChart = setup({
  types,
  actors: {
    uploadBatch: fromPromise<UploadAnswer, AskedUpload>(() => Promise.reject(new Error('uploadBatch is not provided'))),
  },
  guards: {
    hasMore: ({ context }) => context.batches.length > 1,
    isRefused: ({ event }) => answerOf(event)?.kind === 'refused',
    isUnanswered: ({ event }) => answerOf(event)?.kind === 'unanswered',
  },
  actions: {
    keepBatches: assign(({ event }) => ('batches' in event ? { batches: event.batches, refusal: null } : {})),
    replaceRefused: assign(({ context, event }) =>
      'batches' in event ? { batches: [...event.batches, ...context.batches.slice(1)], refusal: null } : {},
    ),
    dropRefused: assign(({ context }) => ({ batches: context.batches.slice(1), refusal: null })),
    keepRefusal: assign(({ event }) => ('refusal' in event ? { refusal: event.refusal } : {})),
    keepArrived: assign(({ context, event }) => {
      const answer = answerOf(event)
      if (answer?.kind !== 'arrived') return {}
      return { batches: context.batches.slice(1), fileIds: [...context.fileIds, ...answer.fileIds] }
    }),
    keepText: assign(({ event }) => {
      const answer = answerOf(event)
      return { answerText: answer === null || answer.kind === 'arrived' ? null : answer.text }
    }),
    dropBatches: assign({ batches: [], refusal: null }),
  },
}).createMachine({
  id: 'upload',
  meta: { label: '파일 올리기' },
  context: { batches: [], fileIds: [], refusal: null, answerText: null },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { label: '고르는 중' },
      tags: ['choosable'],
      on: {
        'files.accepted': {
          target: 'uploading',
          actions: 'keepBatches',
          meta: { actor: 'buyer', action: '파일 선택' },
        },
        'files.refused': { target: 'choosing', actions: 'keepRefusal', meta: { actor: 'system', action: '받지 않음' } },
      },
    },
    uploading: {
      meta: { label: '올리는 중' },
      tags: ['busy'],
      invoke: {
        id: 'uploadBatch',
        src: 'uploadBatch',
        input: ({ context }) => nextOf(context),
        onDone: [
          {
            target: 'refused',
            guard: 'isRefused',
            actions: 'keepText',
            meta: { actor: 'system', action: '거절' },
          },
          {
            target: 'failed',
            guard: 'isUnanswered',
            actions: 'keepText',
            meta: { actor: 'system', action: '답이 없음' },
          },
          {
            target: 'uploading',
            reenter: true,
            guard: 'hasMore',
            actions: 'keepArrived',
            meta: { actor: 'system', action: '다음 묶음' },
          },
          { target: 'choosing', actions: 'keepArrived', meta: { actor: 'system', action: '모두 올림' } },
        ],
        onError: { target: 'failed', actions: 'keepText', meta: { actor: 'system', action: '올리지 못함' } },
      },
      on: {
        'buyer.dismiss': { target: 'choosing', actions: 'dropBatches', meta: { actor: 'buyer', action: '그만두기' } },
      },
    },
    refused: {
      meta: { label: '받지 않은 파일' },
      tags: ['choosable'],
      on: {
        'files.accepted': {
          target: 'uploading',
          actions: 'replaceRefused',
          meta: { actor: 'buyer', action: '다른 파일 선택' },
        },
        'files.refused': { target: 'refused', actions: 'keepRefusal', meta: { actor: 'system', action: '받지 않음' } },
        'buyer.dismiss': [
          {
            target: 'uploading',
            guard: 'hasMore',
            actions: 'dropRefused',
            meta: { actor: 'buyer', action: '빼고 나머지 올리기' },
          },
          { target: 'choosing', actions: 'dropBatches', meta: { actor: 'buyer', action: '빼기' } },
        ],
      },
    },
    failed: {
      meta: { label: '올리지 못함' },
      on: {
        'buyer.retry': { target: 'uploading', meta: { actor: 'buyer', action: '다시 올리기' } },
        'buyer.dismiss': { target: 'choosing', actions: 'dropBatches', meta: { actor: 'buyer', action: '그만두기' } },
      },
    },
  },
})
