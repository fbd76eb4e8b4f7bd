import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type { SheetQuote } from '@jangteo/core/coupon/couponSheet.chart'
import { pickCoupon } from '@jangteo/core/coupon/couponSheet.rules'
import { describe, expect, test } from 'vitest'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { openSheet } from '../../support/coupon/aCouponSheet.ts'
import {
  BEST,
  bestWithout,
  LINE,
  OTHER,
  quoted,
  quoteOf,
  STORE,
} from '../../support/coupon/couponSheetQuotes.ts'

const coverage = coverChart(couponSheetChart)

function openedSheet(quote: SheetQuote | null = null) {
  const sheet = openSheet(quote, coverage.inspect)
  sheet.opens()
  return sheet
}

async function choosing() {
  const sheet = openedSheet()
  sheet.loads[0]?.answer(quoted(BEST, 4_290))
  await sheet.reaches('choosing')
  return sheet
}

const FAILURE = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

describe('쿠폰 시트 열기', () => {
  test('가장 많이 할인되는 쿠폰이 골라져 있다', async () => {
    const sheet = openedSheet()
    expect([sheet.view().busyText, sheet.view().sections]).toEqual(['쿠폰을 불러오고 있어요', []])
    sheet.loads[0]?.answer(quoted(BEST, 4_290))
    await sheet.reaches('choosing')
    expect([sheet.view().busyText, sheet.view().applied?.text]).toEqual([
      null,
      '-4,290원 · 2장 적용',
    ])
  })

  test('주문서에 적용한 쿠폰이 있으면 묻지 않고 그대로 열린다', () => {
    const retained = bestWithout(STORE)
    const sheet = openedSheet(quoteOf(retained, 1_290))
    expect([sheet.loads.length, sheet.view().applied?.text, sheet.view().busyText]).toEqual([
      0,
      '-1,290원 · 1장 적용',
      null,
    ])
    sheet.view().apply()
    expect(sheet.applied).toEqual([retained])
  })

  test('열리는 첫 순간에도 적용한 쿠폰을 보여 주고, 없으면 불러온다고 말한다', () => {
    const [withQuote, without] = [
      openSheet(quoteOf(BEST, 4_290), coverage.inspect).opening,
      openSheet(null, coverage.inspect).opening,
    ]
    const picked = withQuote.sections.flatMap(({ slots }) =>
      slots.flatMap(({ choices }) => choices.filter(({ isPicked }) => isPicked)),
    )
    expect([picked.map(({ label }) => label), withQuote.busyText, withQuote.canApply]).toEqual([
      ['10% 할인', '적용 안 함', '3,000원 할인'],
      null,
      false,
    ])
    expect([without.isOpen, without.busyText]).toEqual([true, '쿠폰을 불러오고 있어요'])
  })

  test('열리는 순간에 닫으면 아무것도 묻지 않는다', () => {
    const sheet = openSheet(null, coverage.inspect)
    sheet.view().dismiss()
    sheet.opens()
    expect([sheet.view().isOpen, sheet.loads.length]).toEqual([false, 0])
  })

  test('불러오지 못하면 까닭을 알려 주고 다시 해 볼 수 있다', async () => {
    const sheet = openedSheet()
    sheet.loads[0]?.answer({ kind: 'refused', text: '로그인이 필요해요.' })
    await sheet.reaches('failed')
    expect([sheet.view().noticeText, sheet.view().canRetry, sheet.view().canApply]).toEqual([
      '로그인이 필요해요.',
      true,
      false,
    ])
    sheet.view().retry()
    expect(sheet.view().noticeText).toEqual(null)
    sheet.loads[1]?.fail()
    await sheet.reaches('failed')
    expect(sheet.view().noticeText).toEqual(FAILURE)
    sheet.view().dismiss()
    expect(sheet.view().isOpen).toEqual(false)
  })

  test('불러오는 동안에도 닫을 수 있다', () => {
    const sheet = openedSheet()
    sheet.view().dismiss()
    expect([sheet.view().isOpen, sheet.view().isBusy]).toEqual([false, false])
  })
})

describe('쿠폰 바꾸기', () => {
  test('바꾸면 다시 계산하고, 그동안에는 적용할 수 없다', async () => {
    const sheet = await choosing()
    sheet.pick(STORE, null)
    expect([sheet.view().busyText, sheet.view().canApply]).toEqual([
      '할인 금액을 다시 계산하고 있어요',
      false,
    ])
    const picks = bestWithout(STORE)
    sheet.prices[0]?.answer(quoted(picks, 1_290))
    await sheet.reaches('choosing')
    expect([sheet.view().applyText, sheet.prices.map(({ input }) => input)]).toEqual([
      '1,290원 할인 적용',
      [{ picks }],
    ])
  })

  test('계산하는 동안 또 바꾸면 마지막에 고른 것만 남는다', async () => {
    const sheet = await choosing()
    sheet.pick(STORE, null)
    sheet.pick(LINE, null)
    const picks = bestWithout(STORE, LINE)
    sheet.prices[0]?.answer(quoted(bestWithout(STORE), 1_290))
    await Promise.resolve()
    expect(sheet.view().isBusy).toEqual(true)
    sheet.prices[1]?.answer(quoted(picks, 0))
    await sheet.reaches('choosing')
    expect([sheet.view().applyText, sheet.actor.getSnapshot().context.picks]).toEqual([
      '적용하기',
      picks,
    ])
  })

  test('다른 상품에 적용 중인 쿠폰을 고르면 그 쿠폰이 옮겨 온다', async () => {
    const sheet = await choosing()
    sheet.pick(OTHER, 'ten')
    const moved = pickCoupon(BEST, OTHER, 'ten')
    expect(sheet.prices.map(({ input }) => input)).toEqual([{ picks: moved }])
  })

  test('두 자리를 비우면 둘 다 비어 있다', async () => {
    const sheet = await choosing()
    sheet.pick(STORE, null)
    sheet.pick(LINE, null)
    expect(sheet.prices[1]?.input).toEqual({ picks: bestWithout(STORE, LINE) })
  })

  test('거절되거나 답이 없으면 마지막으로 계산한 것으로 돌아간다', async () => {
    const sheet = await choosing()
    sheet.pick(OTHER, 'ten')
    const text = '쿠폰을 중복으로 사용할 수 없어요. 쿠폰을 다시 선택해 주세요.'
    sheet.prices[0]?.answer({ kind: 'refused', text })
    await sheet.reaches('choosing')
    expect([sheet.view().noticeText, sheet.actor.getSnapshot().context.picks]).toEqual([text, BEST])
    sheet.pick(STORE, null)
    expect(sheet.view().noticeText).toEqual(null)
    sheet.prices[1]?.fail()
    await sheet.reaches('choosing')
    expect([sheet.view().noticeText, sheet.actor.getSnapshot().context.picks]).toEqual([
      FAILURE,
      BEST,
    ])
  })

  test('계산하는 동안 닫으면 바꾼 것을 잊는다', async () => {
    const sheet = await choosing()
    sheet.pick(STORE, null)
    sheet.view().dismiss()
    expect([sheet.view().isOpen, sheet.actor.getSnapshot().context.picks]).toEqual([false, BEST])
  })

  test('초기화하면 가장 좋은 쿠폰을 다시 불러온다', async () => {
    const sheet = await choosing()
    sheet.view().reset()
    expect([sheet.view().busyText, sheet.loads.length]).toEqual(['쿠폰을 불러오고 있어요', 2])
  })
})

describe('쿠폰 번호 등록', () => {
  test('등록하면 쿠폰을 다시 불러온다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode(' AB2CD3 ')
    expect([sheet.view().busyText, sheet.registers.map(({ input }) => input)]).toEqual([
      '쿠폰 번호를 확인하고 있어요',
      [{ code: 'AB2CD3', key: 'key-1' }],
    ])
    sheet.registers[0]?.answer({ kind: 'registered' })
    await sheet.reaches('loading')
    sheet.loads[1]?.answer(quoted(BEST, 4_290))
    await sheet.reaches('choosing')
    expect([sheet.view().noticeText, sheet.view().code]).toEqual([
      null,
      { text: '쿠폰을 등록했어요.', isProblem: false },
    ])
    sheet.pick(STORE, null)
    sheet.prices[0]?.fail()
    await sheet.reaches('choosing')
    expect([sheet.view().noticeText, sheet.view().code]).toEqual([FAILURE, null])
  })

  test('번호가 틀리면 알려 주고, 선택한 쿠폰은 그대로다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode('WRONG')
    sheet.registers[0]?.answer({ kind: 'refused', text: '쿠폰 번호를 다시 확인해 주세요.' })
    await sheet.reaches('choosing')
    expect([sheet.view().code, sheet.actor.getSnapshot().context.picks]).toEqual([
      { text: '쿠폰 번호를 다시 확인해 주세요.', isProblem: true },
      BEST,
    ])
  })

  test('답이 없으면 등록됐는지 모른다고 하고, 같은 번호를 같은 열쇠로만 다시 보낸다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode('AB2CD3')
    sheet.registers[0]?.fail()
    await sheet.reaches('unregistered')
    const { canRepeat, canRetry, isOpen, noticeText, code } = sheet.view()
    sheet.view().enterCode('AB2CD3')
    sheet.view().retry()
    sheet.view().retry()
    expect([canRepeat, canRetry, isOpen, noticeText, code]).toEqual([true, false, true, null, null])
    const sent = { code: 'AB2CD3', key: 'key-1' }
    expect(sheet.registers.map(({ input }) => input)).toEqual([sent, sent])
    sheet.registers[1]?.answer({ kind: 'registered' })
    await sheet.reaches('loading')
  })

  test('등록됐는지 몰라도 닫고 이어서 고를 수 있다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode('AB2CD3')
    sheet.registers[0]?.fail()
    await sheet.reaches('unregistered')
    sheet.view().dismiss()
    const { canRepeat, isOpen, canApply, applied } = sheet.view()
    expect([canRepeat, isOpen, canApply, applied?.text]).toEqual([
      false,
      true,
      true,
      '-4,290원 · 2장 적용',
    ])
  })

  test('번호를 확인하는 동안에도 닫을 수 있고, 늦게 온 답은 듣지 않는다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode('AB2CD3')
    sheet.view().dismiss()
    sheet.registers[0]?.answer({ kind: 'registered' })
    await Promise.resolve()
    expect([sheet.view().isOpen, sheet.view().isBusy, sheet.loads.length]).toEqual([
      false,
      false,
      1,
    ])
  })

  test('빈 번호는 묻지 않고 알려 준다', async () => {
    const sheet = await choosing()
    sheet.view().enterCode('  ')
    expect([sheet.registers.length, sheet.view().code]).toEqual([
      0,
      { text: '쿠폰 번호를 입력해 주세요.', isProblem: true },
    ])
  })
})

describe('적용과 닫기', () => {
  test('적용은 한 번, 마지막으로 계산한 쿠폰으로 한다', async () => {
    const sheet = await choosing()
    sheet.view().apply()
    sheet.view().apply()
    expect([sheet.applied, sheet.view().isOpen]).toEqual([[BEST], false])
  })

  test('닫으면 적용하지 않는다', async () => {
    const sheet = await choosing()
    sheet.view().dismiss()
    expect([sheet.applied, sheet.view().isOpen]).toEqual([[], false])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
