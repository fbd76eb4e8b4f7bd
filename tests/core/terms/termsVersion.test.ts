import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import {
  builtInTerms,
  decideTermsPublished,
  earliestTermsDay,
  termsIdOf,
  termsInForce,
  termsOfId,
  type TermsVersion,
} from '@jangteo/core/terms/termsVersion.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const TODAY = '2026-08-22'

const version = (number: number, effectiveOn: string): TermsVersion => ({
  version: number,
  body: `${number}판`,
  effectiveOn,
})

test('장터와 함께 오는 약관은 처음부터 시행 중이고, 비어 있지 않다', () => {
  const built = CONSENT_KINDS.map(builtInTerms)
  expect(built.map(({ version: number, effectiveOn }) => [number, effectiveOn])).toEqual(
    CONSENT_KINDS.map(() => [1, null]),
  )
  expect(built.filter(({ body }) => body.length < 10)).toEqual([])
})

test('시행일이 된 약관 가운데 가장 새것이 시행 중이다', () => {
  const versions = [builtInTerms('SERVICE'), version(2, '2026-08-22'), version(3, '2026-08-30')]
  const days = ['2026-08-21', '2026-08-22', '2026-08-29', '2026-08-30']
  expect(days.map((day) => termsInForce(versions, day).version)).toEqual([1, 2, 2, 3])
})

test('약관은 7일 앞서, 불리하면 30일 앞서 공지하고, 한 번에 하나만 기다린다', () => {
  const outcome = (effectiveOn: string, isWorse: boolean, versions: readonly TermsVersion[]) => {
    const decision = decideTermsPublished(versions, { effectiveOn, isWorse, today: TODAY })
    return decision.ok ? 'published' : decision.reason
  }
  const first = [builtInTerms('SERVICE')]
  expect([
    outcome('2026-08-28', false, first),
    outcome('2026-08-29', false, first),
    outcome('2026-09-20', true, first),
    outcome('2026-09-21', true, first),
    outcome('2026-09-10', false, [...first, version(2, '2026-09-01')]),
    outcome('2026-09-10', false, [...first, version(2, TODAY)]),
  ]).toEqual([
    'TERMS_NOTICE_SHORT',
    'published',
    'TERMS_NOTICE_SHORT',
    'published',
    'TERMS_ANNOUNCED',
    'published',
  ])
})

test('공지한 약관은 공지한 날에는 시행 중이 아니다', () => {
  const breach = fc.check(
    fc.property(fc.boolean(), fc.nat(400), (isWorse, later) => {
      const day = earliestTermsDay(TODAY, isWorse)
      const versions = [builtInTerms('FINANCE'), version(2, day)]
      const effectiveOn = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
      const isPublished = decideTermsPublished([builtInTerms('FINANCE')], {
        effectiveOn,
        isWorse,
        today: TODAY,
      }).ok
      return isPublished && termsInForce(versions, TODAY).version === 1
    }),
  ).counterexample
  expect(breach).toEqual(null)
})

test('주소의 번호는 약관 하나를 가리킨다', () => {
  expect(CONSENT_KINDS.map((kind) => termsOfId(termsIdOf(kind)))).toEqual([...CONSENT_KINDS])
  expect([termsOfId(0), termsOfId(99), termsOfId(Number.NaN)]).toEqual([null, null, null])
})
