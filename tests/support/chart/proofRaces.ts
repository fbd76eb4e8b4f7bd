import { emailProofChart } from '@jangteo/core/member/emailProof.chart'
import { identityCheckChart } from '@jangteo/core/member/identityCheck.chart'
import { passwordResetChart } from '@jangteo/core/member/passwordReset.chart'
import type { RaceSubject } from './chartRace.ts'

/** Charts of members proving who they are, with what may be pressed and answered in them. */
export const PROOF_RACES: Readonly<Record<string, RaceSubject>> = {
  emailProof: {
    machine: emailProofChart,
    inputs: [
      { purpose: 'FIND', email: '', dueAtMs: null },
      {
        purpose: 'CHANGE',
        email: 'gildong@mail.example',
        dueAtMs: 180_000,
      },
    ],
    events: [
      { type: 'buyer.send', email: 'gildong@mail.example' },
      { type: 'buyer.prove', code: '123456' },
      { type: 'buyer.retype' },
      { type: 'clock.ticked', nowMs: 179_999 },
      { type: 'clock.ticked', nowMs: 180_000 },
    ],
    answers: {
      sendEmailCode: [
        { kind: 'sent', dueAtMs: 180_000 },
        { kind: 'refused', reason: 'EMAIL_CODE_TOO_SOON' },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
      proveEmail: [
        { kind: 'proved', emailProof: 'proof-1' },
        { kind: 'refused', reason: 'EMAIL_CODE_MISMATCH' },
        { kind: 'refused', reason: 'EMAIL_CODE_TIMED_OUT' },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['proved'],
  },
  passwordReset: {
    machine: passwordResetChart,
    inputs: [
      { loginId: '', proof: null, isAtPassword: false },
      { loginId: 'gildong', proof: { emailProof: 'proof-1' }, isAtPassword: true },
    ],
    events: [
      { type: 'account.proved', loginId: 'gildong', proof: { emailProof: 'proof-1' } },
      { type: 'account.proved', loginId: '', proof: { verificationId: 'verification-1' } },
      { type: 'buyer.goOn', loginId: 'gildong' },
      { type: 'buyer.goBack' },
      { type: 'buyer.retype' },
      { type: 'buyer.submit', password: 'Spring#2026', confirmation: 'Spring#2026' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      resetPassword: [
        { kind: 'reset' },
        { kind: 'unproved', reason: 'EMAIL_PROOF_INVALID' },
        { kind: 'unproved', reason: 'PASSWORD_RESET_MISMATCH' },
        { kind: 'refused', reason: 'PASSWORD_REUSED' },
        { kind: 'failed', text: '요청이 너무 많아요.' },
      ],
    },
    ends: ['reset'],
  },
  identityCheck: {
    machine: identityCheckChart,
    inputs: [{ purpose: 'ADULT' }],
    events: [
      { type: 'buyer.verify' },
      { type: 'buyer.confirm' },
      { type: 'provider.returned', verificationId: 'verification-2' },
      { type: 'provider.closed' },
    ],
    answers: {
      openVerification: [{ verificationId: 'verification-1' }],
      confirmIdentity: [
        { kind: 'verified', person: null },
        { kind: 'refused', reason: 'ADULT_AGE_REQUIRED' },
        { kind: 'refused', reason: 'IDENTITY_UNAVAILABLE' },
        { kind: 'failed', text: '잠시 후 다시 시도해 주세요.' },
      ],
    },
    ends: ['verified'],
  },
}
