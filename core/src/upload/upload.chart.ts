import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { ChosenFile, FileBatch, UploadRefusal } from './upload.rules.ts'

/** One request: files of one kind. */
export type AskedUpload = { readonly batch: FileBatch<ChosenFile> }

/** The ids that the server gave the files of one request, in their order. */
export type UploadAnswer = { readonly fileIds: readonly string[] }

export type UploadEvent =
  | { readonly type: 'files.accepted'; readonly batches: readonly FileBatch<ChosenFile>[] }
  | { readonly type: 'files.refused'; readonly refusal: UploadRefusal }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.uploadBatch'; readonly output: UploadAnswer }

export type UploadContext = {
  /** What is still to be sent, the next one first. */
  readonly batches: readonly FileBatch<ChosenFile>[]
  /** What has arrived, in the order it was sent. */
  readonly fileIds: readonly string[]
  /** Why the files chosen last are not taken; `null` when they are. */
  readonly refusal: UploadRefusal | null
}

type Tag = 'busy' | 'choosable'

const types: ChartTypes<UploadContext, UploadEvent, Tag> = {}

function nextOf({ batches: [batch] }: UploadContext): AskedUpload {
  if (batch === undefined) throw new Error('an upload is asked for without files')
  return { batch }
}

/**
 * Files on their way: what was chosen is judged by `decideFiles` and cut by `uploadBatches` before the chart hears of
 * it, then sent one request after the other. A request that fails is sent again alone; what has arrived stays. Who
 * gives up keeps what has arrived. The host provides `uploadBatch`. Source: spec §5, domain-rules A18.
 */
export const uploadChart = setup({
  types,
  actors: {
    uploadBatch: fromPromise<UploadAnswer, AskedUpload>(() => Promise.reject(new Error('uploadBatch is not provided'))),
  },
  guards: { hasMore: ({ context }) => context.batches.length > 1 },
  actions: {
    keepBatches: assign(({ event }) => ('batches' in event ? { batches: event.batches, refusal: null } : {})),
    keepRefusal: assign(({ event }) => ('refusal' in event ? { refusal: event.refusal } : {})),
    keepArrived: assign(({ context, event }) =>
      'output' in event
        ? { batches: context.batches.slice(1), fileIds: [...context.fileIds, ...event.output.fileIds] }
        : {},
    ),
    dropBatches: assign({ batches: [] }),
  },
}).createMachine({
  id: 'upload',
  meta: { label: '파일 올리기' },
  context: { batches: [], fileIds: [], refusal: null },
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
            target: 'uploading',
            reenter: true,
            guard: 'hasMore',
            actions: 'keepArrived',
            meta: { actor: 'system', action: '다음 묶음' },
          },
          { target: 'choosing', actions: 'keepArrived', meta: { actor: 'system', action: '모두 올림' } },
        ],
        onError: { target: 'failed', meta: { actor: 'system', action: '올리지 못함' } },
      },
      on: {
        'buyer.dismiss': { target: 'choosing', actions: 'dropBatches', meta: { actor: 'buyer', action: '그만두기' } },
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
