import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { uploadChart } from '@jangteo/core/upload/upload.chart'
import type { AskedUpload, UploadAnswer } from '@jangteo/core/upload/upload.chart'
import { uploadLimits } from '@jangteo/core/upload/upload.rules'
import { uploadView } from '@jangteo/core/upload/upload.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const LIMITS = uploadLimits({ countMax: 12 })
const coverage = coverChart(uploadChart)

function filesOf(names: readonly string[]) {
  return names.map((name) => ({ name, bytes: 1 }))
}

function openPlace() {
  const uploads = answeredActor<UploadAnswer, AskedUpload>()
  const machine = uploadChart.provide({ actors: { uploadBatch: uploads.logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const view = () => uploadView(actor.getSnapshot(), actor)
  return {
    view,
    sent: () => uploads.questions.map(({ input }) => input.batch.files.map(({ name }) => name)),
    choose(...names: readonly string[]) {
      view().choose(filesOf(names), { sent: [], limits: LIMITS })
    },
    async arrives() {
      const before = uploads.questions.length
      const question = uploads.questions.at(-1)
      question?.answer({
        kind: 'arrived',
        fileIds: question.input.batch.files.map(({ name }) => `id-${name}`),
      })
      await waitFor(actor, (to) => !to.hasTag('busy') || uploads.questions.length > before)
    },
    async isAnswered(kind: 'refused' | 'unanswered', text: string) {
      uploads.questions.at(-1)?.answer({ kind, text })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    },
    async fails() {
      uploads.questions.at(-1)?.fail()
      await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    },
  }
}

const TWELVE = Array.from({ length: 12 }, (_, index) => `${index}.jpg`)

test('열두 장을 5장, 5장, 2장으로 나누어 차례로 올린다', async () => {
  const place = openPlace()
  place.choose(...TWELVE)
  expect(withoutVerbs(place.view())).toEqual({
    canChoose: false,
    isBusy: true,
    canRetry: false,
    isRefused: false,
    fileIds: [],
    pending: filesOf(TWELVE),
    noticeText: null,
  })
  await place.arrives()
  await place.arrives()
  expect([place.view().pending, place.view().isBusy]).toEqual([filesOf(TWELVE.slice(10)), true])
  await place.arrives()
  expect(place.sent()).toEqual([TWELVE.slice(0, 5), TWELVE.slice(5, 10), TWELVE.slice(10)])
  expect(withoutVerbs(place.view())).toEqual({
    canChoose: true,
    isBusy: false,
    canRetry: false,
    isRefused: false,
    fileIds: TWELVE.map((name) => `id-${name}`),
    pending: [],
    noticeText: null,
  })
})

test('아무 파일도 고르지 않으면 아무것도 올리지 않는다', () => {
  const place = openPlace()
  place.choose()
  expect([place.sent(), place.view().canChoose]).toEqual([[], true])
})

test('받지 않는 파일은 까닭을 알리고, 다시 고르면 알림이 사라진다', () => {
  const place = openPlace()
  place.choose('a.exe')
  expect([place.view().noticeText, place.sent()]).toEqual(['지원하지 않는 파일 형식이에요.', []])
  place.choose('a.jpg')
  expect([place.view().noticeText, place.sent()]).toEqual([null, [['a.jpg']]])
})

test('올리지 못한 묶음만 다시 올린다', async () => {
  const place = openPlace()
  place.choose(...TWELVE)
  await place.arrives()
  await place.fails()
  expect([place.view().noticeText, place.view().canRetry]).toEqual([
    '파일 업로드 중 오류가 발생했어요.',
    true,
  ])
  place.view().retry()
  await place.arrives()
  await place.arrives()
  expect(place.sent().map(([first]) => first)).toEqual(['0.jpg', '5.jpg', '5.jpg', '10.jpg'])
  expect(place.view().fileIds.length).toEqual(12)
})

test('답이 없으면 들은 대로 알리고 다시 올릴 수 있다', async () => {
  const place = openPlace()
  place.choose('a.jpg')
  await place.isAnswered('unanswered', '네트워크 연결을 확인해 주세요.')
  const { noticeText, canRetry, isRefused } = place.view()
  expect([noticeText, canRetry, isRefused]).toEqual(['네트워크 연결을 확인해 주세요.', true, false])
})

describe('장터가 받지 않은 묶음은', () => {
  const REFUSED = '지원하지 않는 파일 형식이에요.'

  async function refusedPlace() {
    const place = openPlace()
    place.choose(...TWELVE)
    await place.arrives()
    await place.isAnswered('refused', REFUSED)
    return place
  }

  test('까닭을 알리고 다시 올리게 하지 않는다', async () => {
    const place = await refusedPlace()
    place.view().retry()
    const { noticeText, canRetry, isRefused, canChoose, isBusy } = place.view()
    expect([noticeText, canRetry, isRefused, canChoose, isBusy]).toEqual([
      REFUSED,
      false,
      true,
      true,
      false,
    ])
  })

  test('빼면 나머지를 올리고, 남은 것이 없으면 다시 고른다', async () => {
    const place = await refusedPlace()
    place.view().dismiss()
    expect(place.sent().at(-1)).toEqual(TWELVE.slice(10))
    await place.isAnswered('refused', REFUSED)
    place.view().dismiss()
    const { canChoose, isRefused, pending, noticeText, fileIds } = place.view()
    expect([canChoose, isRefused, pending, noticeText, fileIds.length]).toEqual([
      true,
      false,
      [],
      null,
      5,
    ])
  })

  test('다른 파일로 바꾸면 그것과 나머지를 올린다', async () => {
    const place = await refusedPlace()
    place.choose('b.exe')
    expect([place.view().noticeText, place.view().isRefused]).toEqual([REFUSED, true])
    place.choose('c.jpg')
    await place.arrives()
    expect(place.sent().slice(-2)).toEqual([['c.jpg'], TWELVE.slice(10)])
  })
})

test('이미 첨부한 파일과 기다리는 파일까지 세어 한도를 지킨다', async () => {
  const place = openPlace()
  place.choose(...TWELVE)
  await place.arrives()
  await place.isAnswered('refused', '지원하지 않는 파일 형식이에요.')
  const sent = filesOf(TWELVE.slice(0, 5))
  place.view().choose(filesOf(['c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg', 'h.jpg']), {
    sent,
    limits: LIMITS,
  })
  expect([place.view().noticeText, place.sent().length]).toEqual([
    '파일은 최대 12개까지 첨부할 수 있어요.',
    2,
  ])
  place.view().choose(filesOf(['c.jpg']), { sent, limits: LIMITS })
  expect(place.sent().at(-1)).toEqual(['c.jpg'])
})

test('그만두면 올라간 것만 남는다', async () => {
  const busy = openPlace()
  busy.choose(...TWELVE)
  await busy.arrives()
  busy.view().dismiss()
  const failed = openPlace()
  failed.choose('a.jpg')
  await failed.fails()
  failed.view().dismiss()
  expect([busy.view().fileIds.length, busy.view().pending, busy.view().canChoose]).toEqual([
    5,
    [],
    true,
  ])
  expect([failed.view().fileIds, failed.view().noticeText]).toEqual([[], null])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
