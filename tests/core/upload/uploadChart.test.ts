import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { uploadChart } from '@jangteo/core/upload/upload.chart'
import type { AskedUpload, UploadAnswer } from '@jangteo/core/upload/upload.chart'
import { decideFiles, uploadBatches, uploadLimits } from '@jangteo/core/upload/upload.rules'
import { uploadView } from '@jangteo/core/upload/upload.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const LIMITS = uploadLimits({ countMax: 12 })
const coverage = coverChart(uploadChart)

function openPlace() {
  const uploads = answeredActor<UploadAnswer, AskedUpload>()
  const machine = uploadChart.provide({ actors: { uploadBatch: uploads.logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  return {
    actor,
    view: () => uploadView(actor.getSnapshot()),
    sent: () => uploads.questions.map(({ input }) => input.batch.files.map(({ name }) => name)),
    choose(...names: readonly string[]) {
      const files = names.map((name) => ({ name, bytes: 1 }))
      const decided = decideFiles(files, LIMITS)
      actor.send(
        decided.ok
          ? { type: 'files.accepted', batches: uploadBatches(decided.value) }
          : { type: 'files.refused', refusal: decided },
      )
    },
    async arrives() {
      const before = uploads.questions.length
      const question = uploads.questions.at(-1)
      question?.answer({ fileIds: question.input.batch.files.map(({ name }) => `id-${name}`) })
      await waitFor(actor, (to) => !to.hasTag('busy') || uploads.questions.length > before)
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
  expect(place.view()).toEqual({
    canChoose: false,
    isBusy: true,
    canRetry: false,
    fileIds: [],
    leftCount: 12,
    noticeText: null,
  })
  await place.arrives()
  await place.arrives()
  expect([place.view().leftCount, place.view().isBusy]).toEqual([2, true])
  await place.arrives()
  expect(place.sent()).toEqual([TWELVE.slice(0, 5), TWELVE.slice(5, 10), TWELVE.slice(10)])
  expect(place.view()).toEqual({
    canChoose: true,
    isBusy: false,
    canRetry: false,
    fileIds: TWELVE.map((name) => `id-${name}`),
    leftCount: 0,
    noticeText: null,
  })
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
  place.actor.send({ type: 'buyer.retry' })
  await place.arrives()
  await place.arrives()
  expect(place.sent().map(([first]) => first)).toEqual(['0.jpg', '5.jpg', '5.jpg', '10.jpg'])
  expect(place.view().fileIds.length).toEqual(12)
})

test('그만두면 올라간 것만 남는다', async () => {
  const busy = openPlace()
  busy.choose(...TWELVE)
  await busy.arrives()
  busy.actor.send({ type: 'buyer.dismiss' })
  const failed = openPlace()
  failed.choose('a.jpg')
  await failed.fails()
  failed.actor.send({ type: 'buyer.dismiss' })
  expect([busy.view().fileIds.length, busy.view().leftCount, busy.view().canChoose]).toEqual([
    5,
    0,
    true,
  ])
  expect([failed.view().fileIds, failed.view().noticeText]).toEqual([[], null])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
