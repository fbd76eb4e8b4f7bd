import { loginChart } from '@jangteo/core/session/login.chart'
import { sessionChart } from '@jangteo/core/session/session.chart'
import { socialLoginChart } from '@jangteo/core/session/socialLogin.chart'
import { staffLoginChart } from '@jangteo/core/staff/staffLogin.chart'
import type { RaceSubject } from './chartRace.ts'

const GUEST = { ticket: 'ticket', name: '김하늘', email: null }
const LOGGED_IN = { kind: 'loggedIn', suggestsPassword: false, returnUrl: null }

/** Charts of logins and sessions: what may be pressed in them, and what may be answered. */
export const SESSION_RACES: Readonly<Record<string, RaceSubject>> = {
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
  staffLogin: {
    machine: staffLoginChart,
    events: [
      { type: 'staff.submit', form: { loginId: 'gildong', password: 'Jangteo!2025' }, gap: null },
      { type: 'staff.submit', form: { loginId: '', password: '' }, gap: { text: '아이디' } },
      { type: 'staff.confirm', code: '123456', gap: null },
      { type: 'staff.confirm', code: '12', gap: { text: '인증번호' } },
      { type: 'staff.restart' },
    ],
    answers: {
      logIn: [
        { kind: 'loggedIn' },
        {
          kind: 'factor',
          awaited: { factor: 'EMAIL_CODE', ticket: 'ticket', secret: null, uri: null },
        },
        { kind: 'refused', text: '아이디 또는 비밀번호가 일치하지 않아요.' },
      ],
      confirmCode: [
        { kind: 'loggedIn' },
        { kind: 'refused', text: '인증번호가 일치하지 않아요.' },
        { kind: 'over', text: '입력 시간이 지났어요.' },
      ],
    },
    ends: ['welcome'],
  },
  session: {
    machine: sessionChart,
    inputs: [
      { request: { kind: 'login', text: null }, end: null },
      { request: { kind: 'logOut' }, end: null },
      { request: { kind: 'idle' }, end: null },
    ],
    events: [
      { type: 'session.opened' },
      { type: 'session.used' },
      { type: 'session.timeUp' },
      { type: 'buyer.confirm' },
      { type: 'buyer.dismiss' },
      { type: 'buyer.logOut' },
    ],
    answers: {
      touch: [{ kind: 'lasts' }, { kind: 'ended', end: 'SESSION_IDLE' }],
      logOut: [{ kind: 'loggedOut' }, { kind: 'refused', text: '연결을 확인해 주세요.' }],
    },
    ends: ['loggingIn', 'loggedOut', 'failed', 'closed'],
  },
  socialLogin: {
    machine: socialLoginChart,
    inputs: [
      { arrival: { kind: 'code', code: 'code', state: 'state' } },
      { arrival: { kind: 'guest', guest: GUEST } },
      { arrival: { kind: 'refused', reason: 'SOCIAL_DENIED' } },
    ],
    events: [
      { type: 'buyer.submit', agreed: ['SERVICE'], isComplete: true },
      { type: 'buyer.submit', agreed: [], isComplete: false },
    ],
    answers: {
      finish: [
        LOGGED_IN,
        { kind: 'linked', returnUrl: null },
        { kind: 'guest', guest: GUEST },
        { kind: 'refused', reason: 'SOCIAL_UNKNOWN' },
      ],
      signUp: [
        LOGGED_IN,
        { kind: 'missing', reason: 'TERMS_REQUIRED' },
        { kind: 'refused', reason: 'SOCIAL_TICKET_EXPIRED' },
      ],
    },
    ends: ['welcome', 'linked', 'refused'],
  },
}
