import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  NOTHING_AGREED,
  SELLER_TERMS,
  SIGN_UP_TERMS,
  decideAgreed,
  isAllAgreed,
  isMarketingConsentOld,
  marketingConsentText,
  toggleAll,
  toggleTerms,
} from '@jangteo/core/terms/agreement.rules'
import { TERMS_KINDS, TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'

const AT_MS = Date.parse('2026-08-22T14:05:00+09:00')
const agreements = fc.uniqueArray(fc.constantFrom(...TERMS_KINDS))

describe('약관 동의', () => {
  test('필수 약관에 모두 동의해야 하고 선택 약관은 없어도 된다', () => {
    expect([
      decideAgreed(SIGN_UP_TERMS, ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED']),
      decideAgreed(SIGN_UP_TERMS, ['SERVICE', 'PRIVACY_REQUIRED', 'MARKETING_SMS']),
      decideAgreed(SELLER_TERMS, ['SELLER_SERVICE']),
      decideAgreed(SELLER_TERMS, ['SELLER_PRIVACY', 'SELLER_SERVICE']),
    ]).toEqual([allow(), refuse('TERMS_REQUIRED'), refuse('TERMS_REQUIRED'), allow()])
    expect(TERMS_MESSAGES.TERMS_REQUIRED()).toEqual('필수 약관에 동의해 주세요.')
  })

  test('처음에는 아무것도 동의되어 있지 않다', () => {
    expect(NOTHING_AGREED).toEqual([])
  })

  test('전체 동의는 모두 켜거나 모두 끈다', () => {
    const full = SIGN_UP_TERMS.map(({ kind }) => kind)
    fc.assert(
      fc.property(agreements, (agreed) => {
        expect(toggleAll(SIGN_UP_TERMS, agreed)).toEqual(
          isAllAgreed(SIGN_UP_TERMS, agreed) ? NOTHING_AGREED : full,
        )
      }),
    )
    expect([decideAgreed(SIGN_UP_TERMS, full), toggleAll(SIGN_UP_TERMS, full)]).toEqual([
      allow(),
      [],
    ])
  })

  test('한 줄을 두 번 누르면 처음과 같다', () => {
    fc.assert(
      fc.property(agreements, fc.constantFrom(...TERMS_KINDS), (agreed, kind) => {
        const twice = toggleTerms(toggleTerms(agreed, kind), kind)
        expect(twice.toSorted()).toEqual(agreed.toSorted())
      }),
    )
  })

  test('약관마다 이름이 있다', () => {
    const labels = TERMS_KINDS.map((kind) => TERMS_KIND_LABELS[kind])
    expect(new Set(labels).size).toEqual(TERMS_KINDS.length)
  })
})

describe('광고성 정보 수신 동의', () => {
  test('동의한 날과 결과를 알려 준다', () => {
    expect([marketingConsentText(true, AT_MS), marketingConsentText(false, AT_MS)]).toEqual([
      '2026.08.22 광고성 정보 수신에 동의했어요.',
      '2026.08.22 광고성 정보 수신 동의를 철회했어요.',
    ])
  })

  test('2년이 지나면 다시 묻는다', () => {
    const days = ['2028-08-22T23:59:59.999+09:00', '2028-08-23T00:00:00+09:00']
    expect(days.map((day) => isMarketingConsentOld(AT_MS, Date.parse(day)))).toEqual([false, true])
  })
})
