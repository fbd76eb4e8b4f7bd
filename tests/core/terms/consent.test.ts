import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  CONSENT_KINDS,
  type ConsentKind,
  MARKETING_CONSENTS,
  REQUIRED_CONSENTS,
} from '@jangteo/core/terms/consent.codes'
import {
  consentsAtSignUp,
  consentsOf,
  consentText,
  type ConsentStep,
  isRenewalDue,
  planConsent,
} from '@jangteo/core/terms/consent.rules'
import { SIGN_UP_TERMS } from '@jangteo/core/terms/agreement.rules'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const JOINED_MS = Date.parse('2026-08-22T14:05:00+09:00')
const LATER_MS = Date.parse('2026-09-01T09:00:00+09:00')
const DUE_MS = Date.parse('2028-08-23T00:00:00+09:00')

const agreed = (kind: ConsentKind, atMs = JOINED_MS): ConsentStep => ({
  kind,
  isAgreed: true,
  atMs,
})
const withdrawn = (kind: ConsentKind, atMs = LATER_MS): ConsentStep => ({
  kind,
  isAgreed: false,
  atMs,
})

/** The status of a kind after a history. */
function statusOf(kind: ConsentKind, history: readonly ConsentStep[]) {
  const status = consentsOf(history).find((consent) => consent.kind === kind)
  if (status === undefined) throw new Error(`${kind} has no status`)
  return status
}

describe('동의의 기록', () => {
  test('가입할 때 묻는 약관마다 상태가 있고, 필수인 것이 같다', () => {
    expect(consentsOf([]).map(({ kind, isRequired }) => ({ kind, isRequired }))).toEqual(
      SIGN_UP_TERMS,
    )
  })

  test('마지막 기록이 지금의 상태이고, 날짜가 남는다', () => {
    const history = [agreed('MARKETING_SMS'), withdrawn('MARKETING_SMS')]
    const again = [...history, agreed('MARKETING_SMS', LATER_MS + 1)]
    const base = { kind: 'MARKETING_SMS', isRequired: false }
    expect(
      [[], history.slice(0, 1), history, again].map((steps) => statusOf('MARKETING_SMS', steps)),
    ).toEqual([
      { ...base, isAgreed: false, agreedAtMs: null, withdrawnAtMs: null },
      { ...base, isAgreed: true, agreedAtMs: JOINED_MS, withdrawnAtMs: null },
      { ...base, isAgreed: false, agreedAtMs: JOINED_MS, withdrawnAtMs: LATER_MS },
      { ...base, isAgreed: true, agreedAtMs: LATER_MS + 1, withdrawnAtMs: null },
    ])
  })

  test('날짜와 결과를 알려 준다', () => {
    const sms = [agreed('MARKETING_SMS')]
    const optional = [agreed('PRIVACY_OPTIONAL'), withdrawn('PRIVACY_OPTIONAL')]
    expect([
      consentText(statusOf('MARKETING_SMS', [])),
      consentText(statusOf('MARKETING_SMS', sms)),
      consentText(statusOf('MARKETING_SMS', [...sms, withdrawn('MARKETING_SMS')])),
      consentText(statusOf('PRIVACY_OPTIONAL', optional.slice(0, 1))),
      consentText(statusOf('PRIVACY_OPTIONAL', optional)),
    ]).toEqual([
      null,
      '2026.08.22 광고성 정보 수신에 동의했어요.',
      '2026.09.01 광고성 정보 수신 동의를 철회했어요.',
      '2026.08.22 동의했어요.',
      '2026.09.01 동의를 철회했어요.',
    ])
  })
})

describe('동의의 변경', () => {
  test('필수 약관은 철회할 수 없다', () => {
    const consents = consentsOf([agreed('SERVICE')])
    expect(planConsent(consents, withdrawn('SERVICE'))).toEqual(refuse('TERMS_NOT_WITHDRAWABLE'))
    expect(TERMS_MESSAGES.TERMS_NOT_WITHDRAWABLE()).toEqual(
      '필수 약관은 철회할 수 없어요. 탈퇴하면 철회돼요.',
    )
  })

  test('이미 그렇다면 기록이 늘지 않는다', () => {
    const consents = consentsOf([agreed('MARKETING_APP')])
    expect([
      planConsent(consents, agreed('MARKETING_APP', LATER_MS)),
      planConsent(consents, withdrawn('MARKETING_SMS')),
    ]).toEqual([allow([]), allow([])])
  })

  test('밤은 따로 동의하고, 앱 알림이나 문자가 없으면 동의할 수 없다', () => {
    const night = agreed('MARKETING_NIGHT', LATER_MS)
    const histories = [
      [],
      [agreed('MARKETING_EMAIL')],
      [agreed('MARKETING_SMS')],
      [agreed('MARKETING_APP')],
    ]
    expect(histories.map((history) => planConsent(consentsOf(history), night))).toEqual([
      refuse('CONSENT_NIGHT_ALONE'),
      refuse('CONSENT_NIGHT_ALONE'),
      allow([night]),
      allow([night]),
    ])
  })

  test('밤에 보낼 길이 모두 끝나면 밤도 끝난다', () => {
    const both = consentsOf([
      agreed('MARKETING_APP'),
      agreed('MARKETING_SMS'),
      agreed('MARKETING_NIGHT'),
    ])
    const one = consentsOf([agreed('MARKETING_APP'), agreed('MARKETING_NIGHT')])
    const change = withdrawn('MARKETING_APP')
    expect([planConsent(both, change), planConsent(one, change)]).toEqual([
      allow([change]),
      allow([change, withdrawn('MARKETING_NIGHT')]),
    ])
  })

  test('2년이 지난 수신 동의는 다시 묻고, 그래도 철회할 때까지는 그대로다', () => {
    const kinds = CONSENT_KINDS.map((kind) => statusOf(kind, [agreed(kind)]))
    expect(kinds.filter((one) => isRenewalDue(one, DUE_MS)).map(({ kind }) => kind)).toEqual(
      MARKETING_CONSENTS,
    )
    expect(kinds.filter((one) => isRenewalDue(one, DUE_MS - 1))).toEqual([])
    const again = agreed('MARKETING_SMS', DUE_MS)
    const plan = planConsent(consentsOf([agreed('MARKETING_SMS')]), again)
    const renewed = statusOf('MARKETING_SMS', [agreed('MARKETING_SMS'), again])
    expect([plan, isRenewalDue(renewed, DUE_MS), renewed.agreedAtMs]).toEqual([
      allow([again]),
      false,
      DUE_MS,
    ])
  })
})

const changes = fc.array(
  fc.record({ kind: fc.constantFrom(...CONSENT_KINDS), isAgreed: fc.boolean() }),
  { maxLength: 30 },
)

/** A history as changes make it, one each second after the joining. */
function historyOf(wanted: readonly { readonly kind: ConsentKind; readonly isAgreed: boolean }[]) {
  return wanted.reduce<readonly ConsentStep[]>(
    (history, change, index) => {
      const plan = planConsent(consentsOf(history), { ...change, atMs: JOINED_MS + index * 1_000 })
      return plan.ok ? [...history, ...plan.value] : history
    },
    consentsAtSignUp(REQUIRED_CONSENTS, JOINED_MS),
  )
}

describe('어떤 순서로 바꾸어도', () => {
  test('필수 약관은 남고, 밤은 길이 있을 때만 있으며, 기록은 켜짐과 꺼짐을 번갈아 가진다', () => {
    fc.assert(
      fc.property(changes, (wanted) => {
        const history = historyOf(wanted)
        const on = consentsOf(history)
          .filter(({ isAgreed }) => isAgreed)
          .map(({ kind }) => kind)
        const hasRequired = REQUIRED_CONSENTS.every((kind) => on.includes(kind))
        const isNightFounded =
          !on.includes('MARKETING_NIGHT') ||
          on.includes('MARKETING_APP') ||
          on.includes('MARKETING_SMS')
        const alternates = CONSENT_KINDS.every((kind) => {
          const steps = history.filter((step) => step.kind === kind)
          return steps.every(({ isAgreed }, index) => isAgreed === (index % 2 === 0))
        })
        expect({ hasRequired, isNightFounded, alternates }).toEqual({
          hasRequired: true,
          isNightFounded: true,
          alternates: true,
        })
      }),
    )
  })

  test('가입할 때는 고른 것만 적고, 밤은 길이 있을 때만 적는다', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_KINDS]), (ticked) => {
        const kinds = consentsAtSignUp(ticked, JOINED_MS).map(({ kind }) => kind)
        const hasChannel = ticked.includes('MARKETING_APP') || ticked.includes('MARKETING_SMS')
        expect(kinds).toEqual(ticked.filter((kind) => kind !== 'MARKETING_NIGHT' || hasChannel))
      }),
    )
  })
})
