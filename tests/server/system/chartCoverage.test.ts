import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChartCoverage } from '@jangteo/server/desk/show-chart-coverage'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chart-steps-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function leave(name: string, text: string, at: string): Promise<void> {
  await writeFile(join(folder, name), text)
  await utimes(join(folder, name), new Date(at), new Date(at))
}

test('시험을 돌린 적이 없으면 센 때도 센 것도 없다', async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await readChartCoverage(nowhere)).toEqual({ countedAt: null, charts: {} })
})

test('도표마다 센 것과 마지막으로 센 때를 말하고, 쓰다 만 것은 빼놓는다', async () => {
  await leave('refund.json', '{ "REQUESTED gateway.refunded 0": 4 }', '2026-08-22T03:00:00.000Z')
  await leave('payment.json', '{ "EXPIRED gateway.paidLate 0": 0 }', '2026-08-22T04:00:00.000Z')
  await leave('review.json', '{ "PUBLISHED buy', '2026-08-22T05:00:00.000Z')
  await leave('notes.txt', 'nothing', '2026-08-22T06:00:00.000Z')
  expect(await readChartCoverage(folder)).toEqual({
    countedAt: '2026-08-22T04:00:00.000Z',
    charts: {
      payment: { 'EXPIRED gateway.paidLate 0': 0 },
      refund: { 'REQUESTED gateway.refunded 0': 4 },
    },
  })
})
