import { bridgeReadinessChart } from '@jangteo/core/bridge/bridgeReadiness.chart'
import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import { claimWithdrawalChart } from '@jangteo/core/claim/claimWithdrawal.chart'
import { dealClockChart } from '@jangteo/core/display/dealClock.chart'
import { signUpChart } from '@jangteo/core/member/signUp.chart'
import { keywordCompletionChart } from '@jangteo/core/search/keywordCompletion.chart'
import { reviewEditorChart } from '@jangteo/core/review/reviewEditor.chart'
import { sellerApplyChart } from '@jangteo/core/seller/sellerApply.chart'
import { pinEntryChart } from '@jangteo/core/member/pinEntry.chart'
import { uploadChart } from '@jangteo/core/upload/upload.chart'
import { aPickup, STATED } from '../claim/claimDraft.ts'
import type { RaceSubject } from './chartRace.ts'
import { SESSION_RACES } from './sessionRaces.ts'

const FINE = { kind: 'fine' }
const DONE = { kind: 'done', value: 'done' }
const EMPTY_CLAIM = {
  type: 'RETURN',
  isOnlyChoice: false,
  items: [],
  stated: null,
  fileIds: [],
  places: null,
}
const CLAIMED_ITEMS = [{ orderItemId: 'item-2', optionId: null }]
const CLAIM_REFUSED = {
  kind: 'refused',
  refusal: { code: 'NOT_CHANGE_STATUS', text: '진행 상태가 바뀌었어요.', claimId: null },
}

/** All other process charts: what may be pressed in them, and what may be answered. */
export const OTHER_RACES: Readonly<Record<string, RaceSubject>> = {
  bridgeReadiness: {
    machine: bridgeReadinessChart,
    events: [{ type: 'native.ready' }],
    answers: {},
    ends: ['ready', 'absent'],
    actions: ['look', 'reportApp'],
  },
  dealClock: {
    machine: dealClockChart,
    inputs: [{ startsAtMs: 10, endsAtMs: 20, nowMs: 0 }],
    events: [5, 10, 15, 20].map((nowMs) => ({ type: 'clock.ticked', nowMs })),
    answers: {},
    ends: ['over'],
    actions: ['notifyChange'],
  },
  claimRequest: {
    machine: claimRequestChart,
    inputs: [
      { draft: EMPTY_CLAIM, firstStep: 'ITEMS' },
      { draft: EMPTY_CLAIM, firstStep: 'REASON' },
      { draft: EMPTY_CLAIM, firstStep: 'PICKUP' },
      { draft: { ...EMPTY_CLAIM, type: 'CANCEL' }, firstStep: 'REFUND' },
    ],
    events: [
      { type: 'buyer.choose', items: CLAIMED_ITEMS },
      { type: 'buyer.explain', stated: STATED, fileIds: [] },
      { type: 'buyer.place', places: { pickup: aPickup(), reship: null } },
      { type: 'buyer.submit' },
      { type: 'buyer.accept' },
      { type: 'buyer.dismiss' },
      { type: 'buyer.goBack' },
    ],
    answers: {
      checkItems: [DONE, CLAIM_REFUSED],
      quoteRefund: [DONE, CLAIM_REFUSED],
      requestClaim: [DONE, CLAIM_REFUSED, { kind: 'changed', quote: 'other' }],
    },
    ends: ['requested'],
  },
  claimWithdrawal: {
    machine: claimWithdrawalChart,
    inputs: [{ claim: { claimId: 'claim-1', type: 'RETURN' } }],
    events: [{ type: 'buyer.confirm' }, { type: 'buyer.dismiss' }],
    answers: {
      withdrawClaim: [
        { kind: 'withdrawn' },
        { kind: 'refused', reason: 'CLAIM_WITHDRAW_COUNT_EXCEEDED' },
        { kind: 'refused', reason: 'NOT_CHANGE_STATUS' },
      ],
    },
    ends: ['withdrawn', 'closed'],
    actions: ['callCustomerCentre'],
  },
  upload: {
    machine: uploadChart,
    events: [
      {
        type: 'files.accepted',
        batches: [
          { kind: 'IMAGE', files: [] },
          { kind: 'VIDEO', files: [] },
        ],
      },
      { type: 'files.refused', refusal: { code: 'FILE_TOO_LARGE' } },
      { type: 'buyer.retry' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      uploadBatch: [
        { kind: 'arrived', fileIds: ['file-1'] },
        { kind: 'refused', text: '지원하지 않는 파일 형식이에요.' },
        { kind: 'unanswered', text: '네트워크 연결을 확인해 주세요.' },
      ],
    },
    ends: ['choosing'],
  },
  keywordCompletion: {
    machine: keywordCompletionChart,
    events: [
      { type: 'buyer.type', text: '고구' },
      { type: 'buyer.type', text: '고구마' },
      { type: 'buyer.type', text: '' },
    ],
    answers: {
      completeKeyword: [
        [],
        [{ keyword: '고구마', matches: [[0, 3]], kind: 'KEYWORD', targetId: null }],
      ],
    },
    ends: ['idle', 'shown', 'failed'],
  },
  ...SESSION_RACES,
  pinEntry: {
    machine: pinEntryChart,
    inputs: [{ mode: 'set' }, { mode: 'verify' }, { mode: 'reset' }],
    events: [
      { type: 'buyer.press', digit: '7', isFull: false, isWeak: false },
      { type: 'buyer.press', digit: '7', isFull: true, isWeak: false },
      { type: 'buyer.press', digit: '7', isFull: true, isWeak: true },
      { type: 'buyer.erase' },
      { type: 'buyer.restart' },
    ],
    answers: {
      sendPin: [
        { kind: 'accepted', pinTicket: 'ticket' },
        { kind: 'weak' },
        { kind: 'mismatch', count: 3, max: 5 },
        { kind: 'locked' },
        { kind: 'refused', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['accepted', 'locked'],
  },
  signUp: {
    machine: signUpChart,
    inputs: [
      { agreed: [], verificationId: null, loginId: '', proved: null, firstStep: 'terms' },
      {
        agreed: ['SERVICE'],
        verificationId: null,
        loginId: '',
        proved: null,
        firstStep: 'identity',
      },
      {
        agreed: ['SERVICE'],
        verificationId: 'verification-1',
        loginId: 'gildong',
        proved: { email: 'gildong@mail.example', emailProof: 'proof-1' },
        firstStep: 'account',
      },
      {
        agreed: ['SERVICE'],
        verificationId: 'verification-1',
        loginId: '',
        proved: null,
        firstStep: 'account',
      },
    ],
    events: [
      { type: 'buyer.tick', agreed: ['SERVICE', 'FINANCE'] },
      { type: 'buyer.agree', isEnough: true },
      { type: 'buyer.agree', isEnough: false },
      { type: 'identity.verified', verificationId: 'verification-2' },
      { type: 'buyer.goOn' },
      { type: 'buyer.goBack' },
      { type: 'buyer.typeId', loginId: 'gildong' },
      { type: 'buyer.retype', field: 'password' },
      { type: 'buyer.checkId', loginId: 'gildong', violations: [] },
      { type: 'email.proved', proved: { email: 'gildong@mail.example', emailProof: 'proof-2' } },
      { type: 'email.retyped' },
      { type: 'buyer.submit', typed: { loginId: 'gildong' }, key: 'key-1', violations: [] },
      { type: 'buyer.retry' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      checkLoginId: [
        FINE,
        { kind: 'violated', violations: [{ field: 'loginId', code: 'LOGIN_ID_TAKEN' }] },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
      signUp: [
        FINE,
        { kind: 'violated', violations: [{ field: 'email', code: 'EMAIL_TAKEN' }] },
        { kind: 'unverified', reason: 'IDENTITY_TAKEN' },
        { kind: 'lacksTerms' },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['joined'],
  },
  reviewEditor: {
    machine: reviewEditorChart,
    inputs: [
      { violations: [{ field: 'text' }], isUnsaved: false },
      { violations: [], isUnsaved: false },
    ],
    events: [
      { type: 'facts.changed', violations: [], isUnsaved: true },
      { type: 'facts.changed', violations: [{ field: 'text' }], isUnsaved: true },
      { type: 'buyer.submit', draft: { score: 5, text: '좋아요', fileIds: [] }, key: 'key-1' },
      { type: 'buyer.retry' },
      { type: 'buyer.leave' },
      { type: 'buyer.confirm' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      saveReview: [
        { kind: 'saved' },
        { kind: 'refused', reason: 'REVIEW_DELETED' },
        { kind: 'refused', reason: 'REVIEW_TEXT_TOO_SHORT' },
      ],
    },
    ends: ['saved', 'lost', 'left'],
  },
  sellerApply: {
    machine: sellerApplyChart,
    events: [
      { type: 'seller.check', asked: { field: 'storeName', value: '다담다실' } },
      { type: 'seller.check', asked: { field: 'email', value: 'dadam@mail.example' } },
      { type: 'seller.retype', field: 'storeName' },
      { type: 'seller.submit', form: {}, key: 'key-1', violations: [] },
      { type: 'seller.submit', form: {}, violations: [{ field: 'email' }] },
      { type: 'seller.retry' },
      { type: 'seller.dismiss' },
    ],
    answers: {
      checkUnique: [{ isTaken: false }, { isTaken: true }],
      applyForStore: [
        { kind: 'applied', applicationNumber: 'S20261126000007' },
        { kind: 'violated', violations: [{ field: 'email', code: 'SELLER_EMAIL_TAKEN' }] },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['applied'],
  },
}
