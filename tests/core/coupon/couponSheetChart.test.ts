import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type {
  AskedCode,
  CouponSheetEvent,
  QuoteOutcome,
  RegisterOutcome,
  SheetPicks,
  SheetQuote,
} from '@jangteo/core/coupon/couponSheet.chart'
import { couponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import {
  BEST,
  LINE,
  OTHER,
  quoted,
  quoteOf,
  STORE,
} from '../../support/coupon/couponSheetQuotes.ts'

const coverage = coverChart(couponSheetChart)

function openSheet(quote: SheetQuote | null = null) {
  const load = answeredActor<QuoteOutcome, unknown>()
  const price = answeredActor<QuoteOutcome, { readonly picks: SheetPicks }>()
  const register = answeredActor<RegisterOutcome, AskedCode>()
  const applied: SheetPicks[] = []
  const machine = couponSheetChart.provide({
    actors: {
      loadCoupons: load.logic,
      priceCoupons: price.logic,
      registerCode: register.logic,
    },
    actions: { applyPicks: ({ context }) => void applied.push(context.picks) },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  actor.send({ type: 'buyer.open', quote })
  return {
    actor,
    applied,
    loads: load.questions,
    prices: price.questions,
    registers: register.questions,
    send: (event: CouponSheetEvent) => actor.send(event),
    pick: (slotKey: string, couponIssueId: string | null) =>
      actor.send({ type: 'buyer.pick', slotKey, couponIssueId }),
    view: () => couponSheetView(actor.getSnapshot()),
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

async function choosing() {
  const sheet = openSheet()
  sheet.loads[0]?.answer(quoted(BEST, 4_290))
  await sheet.reaches('choosing')
  return sheet
}

const FAILURE = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

describe('쿠폰 시트 열기', () => {
  test('가장 많이 할인되는 쿠폰이 골라져 있다', async () => {
    const sheet = openSheet()
    expect([sheet.view().busyText, sheet.view().sections]).toEqual(['쿠폰을 불러오고 있어요', []])
    sheet.loads[0]?.answer(quoted(BEST, 4_290))
    await sheet.reaches('choosing')
    expect([sheet.view().busyText, sheet.view().applied?.text]).toEqual([
      null,
      '-4,290원 · 2장 적용',
    ])
  })

  test('주문서에 적용한 쿠폰이 있으면 묻지 않고 그대로 열린다', () => {
    const retained = { ...BEST, [STORE]: null }
    const sheet = openSheet(quoteOf(retained, 1_290))
    expect([sheet.loads.length, sheet.view().applied?.text, sheet.view().busyText]).toEqual([
      0,
      '-1,290원 · 1장 적용',
      null,
    ])
    sheet.send({ type: 'buyer.apply' })
    expect(sheet.applied).toEqual([retained])
  })

  test('불러오지 못하면 까닭을 알려 주고 다시 해 볼 수 있다', async () => {
    const sheet = openSheet()
    sheet.loads[0]?.answer({ kind: 'refused', text: '로그인이 필요해요.' })
    await sheet.reaches('failed')
    expect([sheet.view().noticeText, sheet.view().canRetry, sheet.view().canApply]).toEqual([
      '로그인이 필요해요.',
      true,
      false,
    ])
    sheet.send({ type: 'buyer.retry' })
    expect(sheet.view().noticeText).toEqual(null)
    sheet.loads[1]?.fail()
    await sheet.reaches('failed')
    expect(sheet.view().noticeText).toEqual(FAILURE)
    sheet.send({ type: 'buyer.dismiss' })
    expect(sheet.view().isOpen).toEqual(false)
  })

  test('불러오는 동안에도 닫을 수 있다', () => {
    const sheet = openSheet()
    sheet.send({ type: 'buyer.dismiss' })
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
    const picks = { ...BEST, [STORE]: null }
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
    const picks = { ...BEST, [STORE]: null, [LINE]: null }
    sheet.prices[0]?.answer(quoted({ ...BEST, [STORE]: null }, 1_290))
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
    const moved = { ...BEST, [LINE]: null, [OTHER]: 'ten' }
    expect(sheet.prices.map(({ input }) => input)).toEqual([{ picks: moved }])
  })

  test('두 자리를 비우면 둘 다 비어 있다', async () => {
    const sheet = await choosing()
    sheet.pick(STORE, null)
    sheet.pick(LINE, null)
    expect(sheet.prices[1]?.input).toEqual({ picks: { ...BEST, [STORE]: null, [LINE]: null } })
  })

  test('거절되거나 답이 없으면 마지막으로 계산한 것으로 돌아간다', async () => {
    const sheet = await choosing()
    sheet.pick(OTHER, 'ten')
    const text = '쿠폰을 겹쳐 쓸 수 없어요. 쿠폰을 다시 골라 주세요.'
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
    sheet.send({ type: 'buyer.dismiss' })
    expect([sheet.view().isOpen, sheet.actor.getSnapshot().context.picks]).toEqual([false, BEST])
  })

  test('초기화하면 가장 좋은 쿠폰을 다시 불러온다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.reset' })
    expect([sheet.view().busyText, sheet.loads.length]).toEqual(['쿠폰을 불러오고 있어요', 2])
  })
})

describe('쿠폰 번호 등록', () => {
  test('등록하면 쿠폰을 다시 불러온다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.enterCode', code: ' AB2CD3 ', key: 'key-1' })
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

  test('번호가 틀리면 알려 주고, 고른 쿠폰은 그대로다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.enterCode', code: 'WRONG', key: 'key-1' })
    sheet.registers[0]?.answer({ kind: 'refused', text: '쿠폰 번호를 다시 확인해 주세요.' })
    await sheet.reaches('choosing')
    expect([sheet.view().code, sheet.actor.getSnapshot().context.picks]).toEqual([
      { text: '쿠폰 번호를 다시 확인해 주세요.', isProblem: true },
      BEST,
    ])
  })

  test('답이 없으면 등록됐는지 모른다고 하고, 같은 번호를 같은 열쇠로만 다시 보낸다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-1' })
    sheet.registers[0]?.fail()
    await sheet.reaches('unregistered')
    const { canRepeat, canRetry, isOpen, noticeText, code } = sheet.view()
    sheet.send({ type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-2' })
    sheet.send({ type: 'buyer.retry' })
    sheet.send({ type: 'buyer.retry' })
    expect([canRepeat, canRetry, isOpen, noticeText, code]).toEqual([true, false, true, null, null])
    const sent = { code: 'AB2CD3', key: 'key-1' }
    expect(sheet.registers.map(({ input }) => input)).toEqual([sent, sent])
    sheet.registers[1]?.answer({ kind: 'registered' })
    await sheet.reaches('loading')
  })

  test('등록됐는지 몰라도 닫고 이어서 고를 수 있다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-1' })
    sheet.registers[0]?.fail()
    await sheet.reaches('unregistered')
    sheet.send({ type: 'buyer.dismiss' })
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
    sheet.send({ type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-1' })
    sheet.send({ type: 'buyer.dismiss' })
    sheet.registers[0]?.answer({ kind: 'registered' })
    await Promise.resolve()
    expect([sheet.view().isOpen, sheet.view().isBusy, sheet.loads.length]).toEqual([
      false,
      false,
      1,
    ])
    sheet.send({ type: 'buyer.open', quote: null })
    expect([sheet.loads.length, sheet.view().code]).toEqual([2, null])
  })

  test('빈 번호는 묻지 않고 알려 준다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.enterCode', code: '  ', key: 'key-1' })
    expect([sheet.registers.length, sheet.view().code]).toEqual([
      0,
      { text: '쿠폰 번호를 입력해 주세요.', isProblem: true },
    ])
  })
})

describe('적용과 닫기', () => {
  test('적용은 한 번, 마지막으로 계산한 쿠폰으로 한다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.apply' })
    sheet.send({ type: 'buyer.apply' })
    expect([sheet.applied, sheet.view().isOpen]).toEqual([[BEST], false])
  })

  test('닫으면 적용하지 않는다', async () => {
    const sheet = await choosing()
    sheet.send({ type: 'buyer.dismiss' })
    expect([sheet.applied, sheet.view().isOpen]).toEqual([[], false])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
