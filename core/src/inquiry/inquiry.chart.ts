import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** A question needs no facts: its owner is checked before its chart is asked. */
export type InquiryFacts = Readonly<Record<never, never>>

/** Events of a question. */
export type InquiryEvent = {
  readonly type: 'buyer.edit' | 'buyer.remove' | 'seller.hold' | 'seller.answer' | 'system.hide'
}

type Tag = 'unanswered' | 'terminal'
type Refusal = 'INQUIRY_ANSWERED' | 'INQUIRY_DELETED'

const types: ChartTypes<InquiryFacts, InquiryEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A question about goods, or one to the customer centre. Its writer may change and remove it until it is answered; an
 * answer may be deferred, and corrected once it is given. Refusals: `INQUIRY_ANSWERED`, `INQUIRY_DELETED`. Source: spec
 * §3, domain-rules §7.4.
 */
export const inquiryChart = setup({
  types,
  actions: { notifyWriter: asData },
}).createMachine({
  id: 'inquiry',
  meta: { label: '문의', otherwise: 'INQUIRY_ANSWERED' },
  context: {},
  initial: 'WAIT',
  states: {
    WAIT: {
      meta: { label: '답변대기' },
      tags: ['unanswered'],
      on: {
        'buyer.edit': { target: 'WAIT', meta: { actor: 'buyer', action: '수정' } },
        'buyer.remove': { target: 'DELETED', meta: { actor: 'buyer', action: '삭제' } },
        'seller.hold': { target: 'HOLD', meta: { actor: 'seller', action: '답변 보류' } },
        'seller.answer': { target: 'DONE', actions: 'notifyWriter', meta: { actor: 'seller', action: '답변' } },
        'system.hide': { target: 'DELETED', meta: { actor: 'system', action: '신고로 삭제' } },
      },
    },
    HOLD: {
      meta: { label: '답변보류' },
      tags: ['unanswered'],
      on: {
        'buyer.edit': { target: 'WAIT', meta: { actor: 'buyer', action: '수정' } },
        'buyer.remove': { target: 'DELETED', meta: { actor: 'buyer', action: '삭제' } },
        'seller.answer': { target: 'DONE', actions: 'notifyWriter', meta: { actor: 'seller', action: '답변' } },
        'system.hide': { target: 'DELETED', meta: { actor: 'system', action: '신고로 삭제' } },
      },
    },
    DONE: {
      meta: { label: '답변완료' },
      on: {
        'seller.answer': { target: 'DONE', meta: { actor: 'seller', action: '답변 수정' } },
        'system.hide': { target: 'DELETED', meta: { actor: 'system', action: '신고로 삭제' } },
      },
    },
    DELETED: { meta: { label: '삭제', otherwise: 'INQUIRY_DELETED' }, tags: ['terminal'] },
  },
})
