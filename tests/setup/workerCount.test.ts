import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { shareConnectionBounds } from '@jangteo/server/http/connections'
import { shareTurnBounds } from '@jangteo/server/http/network-turns'
import {
  countConnections,
  readWorkerCount,
  shareConnections,
} from '@jangteo/server/worker/worker-count'
import { expect, test } from 'vitest'
import { ENTRY } from './marketProcess.ts'

const WRONG =
  '--workers is wrong: give a number from 1 to 16, or auto for the cores of this machine, such as npm start -- --workers 2.'
const UNKNOWN =
  'npm start takes one argument, --workers: give a number from 1 to 16, or auto for the cores of this machine, such as npm start -- --workers 2.'

test.each([
  [[], 1],
  [['--workers', '1'], 1],
  [['--workers=16'], 16],
  [['--workers', 'auto'], Math.min(availableParallelism(), 16)],
])('npm start -- %j starts %i workers', (words, count) => {
  expect(readWorkerCount(words)).toEqual(count)
})

test.each([
  [['--workers', '0'], WRONG],
  [['--workers', '17'], WRONG],
  [['--workers', '2.5'], WRONG],
  [['--workers', '-1'], WRONG],
  [['--workers', 'all'], WRONG],
  [['--workers='], WRONG],
  [['--workers'], WRONG],
  [['--wokers', '2'], UNKNOWN],
  [['2'], UNKNOWN],
])('npm start -- %j is refused in one line', (words, line) => {
  expect(() => readWorkerCount(words)).toThrow(new StartupError(line))
})

test('a market with a wrong argument ends with one line and exit code 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, '--workers', 'many'])
  expect([status, stdout.toString(), stderr.toString()]).toEqual([1, '', `${WRONG}\n`])
})

test.each([
  [1, 20, 20],
  [2, 20, 10],
  [3, 20, 6],
  [8, 20, 4],
  [2, 60, 30],
])('of %i workers each gets of %i connections %i', (workerCount, countMax, each) => {
  expect(shareConnections(countMax, workerCount)).toEqual(each)
})

test('the connections of all workers fit what PostgreSQL gives, also while one is replaced', () => {
  const needs = { connectionCountMax: 20, jobConnectionCountMax: 4 }
  const counts = [1, 2, 4, 16].map((workerCount) => countConnections(needs, workerCount))
  expect(counts).toEqual([24, 41, 38, 93])
})

test('what guards the machine is divided among the workers, and what bounds a request is not', () => {
  expect([1, 2, 3].map(shareConnectionBounds)).toEqual([
    {
      countMax: 2000,
      networkCountMax: 1000,
      heldBytesMax: 50_331_648,
      networkHeldBytesMax: 25_165_824,
      requestBytesMax: 4_194_304,
      pipelinedMax: 8,
    },
    {
      countMax: 1000,
      networkCountMax: 500,
      heldBytesMax: 25_165_824,
      networkHeldBytesMax: 12_582_912,
      requestBytesMax: 4_194_304,
      pipelinedMax: 8,
    },
    {
      countMax: 667,
      networkCountMax: 334,
      heldBytesMax: 16_777_216,
      networkHeldBytesMax: 8_388_608,
      requestBytesMax: 4_194_304,
      pipelinedMax: 8,
    },
  ])
  expect([1, 2, 3].map((count) => shareTurnBounds(count).runningMax)).toEqual([64, 32, 22])
})
