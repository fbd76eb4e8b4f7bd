import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_REASONS_OF,
  REPORT_TEXT_LENGTH_MAX,
  REPORTS_PER_DAY_MAX,
} from '@jangteo/core/report/report.codes'
import { REPORT_MESSAGES } from '@jangteo/core/report/report.messages'
import { decideReportContent, decideReporter, reportFacts } from '@jangteo/core/report/report.rules'
import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('신고 내용', () => {
  test('대상에 맞는 사유를 골라야 한다', () => {
    const of = (reason: (typeof REPORT_REASONS)[number] | null) =>
      decideReportContent({ kind: 'GOODS', reason, text: '' })
    expect([of(null), of('ABUSE'), of('FAKE')]).toEqual([
      refuse('REPORT_REASON_REQUIRED'),
      refuse('REPORT_REASON_REQUIRED'),
      allow({ reason: 'FAKE', text: null }),
    ])
    expect(REPORT_MESSAGES.REPORT_REASON_REQUIRED()).toEqual('신고 사유를 선택해 주세요.')
  })

  test('기타는 300자까지 적어야 하고, 다른 사유의 글은 받지 않는다', () => {
    const other = (text: string) => decideReportContent({ kind: 'REVIEW', reason: 'OTHER', text })
    expect([other(''), other(' \n '), other('가'.repeat(REPORT_TEXT_LENGTH_MAX + 1))]).toEqual(
      Array.from({ length: 3 }, () => refuse('REPORT_TEXT_REQUIRED')),
    )
    expect(other(' 상품과 다른 이야기예요. ')).toEqual(
      allow({ reason: 'OTHER', text: '상품과 다른 이야기예요.' }),
    )
    expect(decideReportContent({ kind: 'REVIEW', reason: 'AD', text: '광고예요' })).toEqual(
      allow({ reason: 'AD', text: null }),
    )
  })

  test('받은 신고는 언제나 대상의 사유를 대고, 글은 300자를 넘지 않는다', () => {
    const typed = fc.record({
      kind: fc.constantFrom(...REPORT_KINDS),
      reason: fc.option(fc.constantFrom(...REPORT_REASONS)),
      text: fc.string({ maxLength: 400 }),
    })
    fc.assert(
      fc.property(typed, (report) => {
        const decided = decideReportContent(report)
        if (!decided.ok) return
        expect(REPORT_REASONS_OF[report.kind]).toContain(decided.value.reason)
        expect(decided.value.text === null).toEqual(decided.value.reason !== 'OTHER')
        expect(Array.from(decided.value.text ?? '').length).toBeLessThanOrEqual(
          REPORT_TEXT_LENGTH_MAX,
        )
      }),
    )
  })
})

describe('신고하는 사람', () => {
  const reporter = { isOwn: false, hasReported: false, todayCount: 0 }

  test('내 글은 신고할 수 없고, 한 번만, 하루에 스무 번까지 신고한다', () => {
    expect([
      decideReporter(reporter),
      decideReporter({ ...reporter, todayCount: REPORTS_PER_DAY_MAX - 1 }),
      decideReporter({ ...reporter, todayCount: REPORTS_PER_DAY_MAX }),
      decideReporter({ ...reporter, hasReported: true, todayCount: REPORTS_PER_DAY_MAX }),
      decideReporter({ isOwn: true, hasReported: true, todayCount: 0 }),
    ]).toEqual([
      allow(),
      allow(),
      refuse('REPORT_TOO_MANY'),
      refuse('REPORT_DUPLICATE'),
      refuse('REPORT_OWN'),
    ])
    expect([REPORT_MESSAGES.REPORT_OWN(), REPORT_MESSAGES.REPORT_DUPLICATE()]).toEqual([
      '내가 쓴 글은 신고할 수 없어요.',
      '이미 신고했어요.',
    ])
  })
})

test('처리에는 사유가 있어야 한다', () => {
  const { min, max } = WRITE_REASON_LENGTH
  const explained = [null, '', '가'.repeat(min - 1), '가'.repeat(min), '가'.repeat(max + 1)].map(
    (decision) => reportFacts(decision).isExplained,
  )
  expect(explained).toEqual([false, false, false, true, false])
})
