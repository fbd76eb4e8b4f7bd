import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { EMAIL_CODE_LENGTH } from '../member/emailCode.rules.ts'
import { loginGaps } from '../session/login.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { SESSION_MESSAGES } from '../session/session.messages.ts'
import { STAFF_MESSAGES } from './staff.messages.ts'
import type { LoginFactor } from './staffLogin.codes.ts'
import type { StaffLoginForm, staffLoginChart } from './staffLogin.chart.ts'
import { groupSecret } from './staffLogin.rules.ts'

/** Second factor as the page shows it. */
export type FactorView = {
  readonly factor: LoginFactor
  readonly title: string
  readonly guide: string
  /** Secret of an authenticator that is being set up, in groups of four; `null` for every other factor. */
  readonly secretText: string | null
  /** Address that opens an authenticator app; `null` likewise. */
  readonly uri: string | null
}

/** Login page of staff besides its fields. */
export type StaffLoginView = {
  readonly isBusy: boolean
  readonly isLoggedIn: boolean
  /** `null` while id and password are asked for. */
  readonly factor: FactorView | null
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly problemText: string | null
  readonly submit: (typed: StaffLoginForm) => void
  readonly confirm: (code: string) => void
  readonly restart: () => void
}

type Snapshot = SnapshotFrom<typeof staffLoginChart>
type Actor = Pick<ActorRefFrom<typeof staffLoginChart>, 'send'>

const FACTOR_TEXTS: Readonly<Record<LoginFactor, Pick<FactorView, 'title' | 'guide'>>> = {
  EMAIL_CODE: {
    title: '이메일 인증',
    guide: '처음 사용하는 기기예요. 등록한 이메일로 보낸 인증번호 6자리를 입력해 주세요.',
  },
  TOTP: {
    title: '인증 앱',
    guide: '인증 앱에 보이는 6자리 숫자를 입력해 주세요.',
  },
  TOTP_SETUP: {
    title: '인증 앱 등록',
    guide:
      '인증 앱으로 QR 코드를 찍거나 아래 키를 등록한 뒤, 앱에 보이는 6자리 숫자를 입력해 주세요.',
  },
}

function factorOf({ context: { awaited } }: Snapshot): FactorView | null {
  if (awaited === null) return null
  const { factor, secret, uri } = awaited
  const secretText = secret === null ? null : groupSecret(secret)
  return { factor, ...FACTOR_TEXTS[factor], secretText, uri }
}

function problemText({ context: { problem } }: Snapshot): string | null {
  if (problem === null) return null
  return problem === 'API_FAILURE' ? REFUSAL_MESSAGES.API_FAILURE() : problem.text
}

/** Views the login page of staff. Source: market-rules §9.2. */
export function staffLoginView(snapshot: Snapshot, actor: Actor): StaffLoginView {
  return {
    isBusy: snapshot.hasTag('busy'),
    isLoggedIn: snapshot.matches('welcome'),
    factor: factorOf(snapshot),
    problemText: problemText(snapshot),
    submit: ({ loginId, password }) => {
      const form = { loginId: loginId.trim(), password }
      const [code] = Object.values(loginGaps(form))
      const gap = code === undefined ? null : { text: SESSION_MESSAGES[code]() }
      actor.send({ type: 'staff.submit', form, gap })
    },
    confirm: (code) => {
      const isShort = code.length < EMAIL_CODE_LENGTH
      const gap = isShort ? { text: STAFF_MESSAGES.LOGIN_CODE_REQUIRED() } : null
      actor.send({ type: 'staff.confirm', code, gap })
    },
    restart: () => actor.send({ type: 'staff.restart' }),
  }
}
