import { bridgeReadinessChart } from '@jangteo/core/bridge/bridgeReadiness.chart'
import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import { claimWithdrawalChart } from '@jangteo/core/claim/claimWithdrawal.chart'
import { dealClockChart } from '@jangteo/core/display/dealClock.chart'
import { identityCheckChart } from '@jangteo/core/member/identityCheck.chart'
import { signUpChart } from '@jangteo/core/member/signUp.chart'
import { keywordCompletionChart } from '@jangteo/core/search/keywordCompletion.chart'
import { reviewEditorChart } from '@jangteo/core/review/reviewEditor.chart'
import { sellerApplyChart } from '@jangteo/core/seller/sellerApply.chart'
import { loginChart } from '@jangteo/core/session/login.chart'
import { sessionChart } from '@jangteo/core/session/session.chart'
import { uploadChart } from '@jangteo/core/upload/upload.chart'
import { aPickup, STATED } from '../claim/claimDraft.ts'
import type { RaceSubject } from './chartRace.ts'

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
  login: {
    machine: loginChart,
    events: [
      { type: 'buyer.submit', form: { loginId: 'gildong', password: 'Jangteo!2025' }, gap: null },
      { type: 'buyer.submit', form: { loginId: '', password: '' }, gap: 'LOGIN_ID_REQUIRED' },
      { type: 'buyer.retype' },
    ],
    answers: {
      logIn: [
        { kind: 'loggedIn', suggestsPasswordChange: false },
        { kind: 'loggedIn', suggestsPasswordChange: true },
        { kind: 'refused', reason: 'LOGIN_BLOCKED' },
        { kind: 'refused', reason: 'LOGIN_DORMANT' },
        { kind: 'refused', reason: 'LOGIN_MISMATCH' },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['welcome'],
  },
  session: {
    machine: sessionChart,
    inputs: [
      { request: { kind: 'login', text: null }, end: null },
      { request: { kind: 'logOut' }, end: null },
    ],
    events: [{ type: 'session.opened' }, { type: 'buyer.confirm' }, { type: 'buyer.dismiss' }],
    answers: {
      logOut: [{ kind: 'loggedOut' }, { kind: 'refused', text: '연결을 확인해 주세요.' }],
    },
    ends: ['loggingIn', 'loggedOut', 'failed', 'closed'],
  },
  signUp: {
    machine: signUpChart,
    events: [
      { type: 'buyer.checkId', loginId: 'gildong' },
      { type: 'buyer.sendCode', email: 'gildong@mail.example' },
      { type: 'buyer.proveCode', code: '123456' },
      { type: 'buyer.retype', field: 'loginId' },
      { type: 'buyer.retype', field: 'email' },
      { type: 'buyer.submit', form: { loginId: 'gildong' }, key: 'key-1', violations: [] },
      { type: 'buyer.submit', form: { loginId: 'gildong' }, violations: [{ field: 'name' }] },
      { type: 'buyer.retry' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      checkLoginId: [FINE, { kind: 'refused', reason: 'LOGIN_ID_TAKEN' }],
      sendCode: [
        { kind: 'sent', sentAtMs: 1 },
        { kind: 'refused', reason: 'EMAIL_TAKEN' },
      ],
      proveCode: [FINE, { kind: 'refused', reason: 'EMAIL_CODE_WRONG' }],
      signUp: [FINE, { kind: 'violated', violations: [{ field: 'loginId' }] }],
    },
    ends: ['joined'],
  },
  identityCheck: {
    machine: identityCheckChart,
    inputs: [{ purpose: 'ADULT' }],
    events: [
      { type: 'buyer.verify' },
      { type: 'buyer.dismiss' },
      { type: 'provider.returned' },
      { type: 'provider.closed' },
    ],
    answers: {
      openVerification: [{ verificationId: 'verification-1' }],
      confirmIdentity: [{ kind: 'verified' }, { kind: 'refused', reason: 'NOT_ADULT' }],
    },
    ends: ['verified'],
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
      applyForStore: [{ violations: [] }, { violations: [{ field: 'email' }] }],
    },
    ends: ['applied'],
  },
}
