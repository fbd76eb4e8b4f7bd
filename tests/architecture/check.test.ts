import { expect, test } from 'vitest'
import { runSteps } from '../support/check/runSteps.ts'
import { recapOf, sumTotal } from '../support/check/step.ts'
import type { FinishedStep, Step, StepResult } from '../support/check/step.ts'

const GOOD: StepResult = { isOk: true, figure: '3 files', output: '' }
const BAD: StepResult = { isOk: false, figure: '3 files', output: 'a.ts: wrong' }
const silent = { started: () => undefined, doing: () => undefined, finished: () => undefined }

const aStep = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  run: () => Promise.resolve(GOOD),
  ...more,
})

test('two steps run at once, a third waits, and one that is alone runs by itself', async () => {
  let running = 0
  const crowd: Record<string, number> = {}
  const watched = (name: string, more: Partial<Step> = {}): Step =>
    aStep(name, {
      ...more,
      run: async () => {
        running += 1
        await Promise.resolve()
        crowd[name] = running
        await Promise.resolve()
        running -= 1
        return GOOD
      },
    })
  await runSteps(
    [watched('a'), watched('b'), watched('c'), watched('d', { isAlone: true })],
    silent,
  )
  expect(crowd).toEqual({ a: 2, b: 2, c: 1, d: 1 })
})

test('a step whose dependency failed is not run and fails', async () => {
  const build = aStep('build', { run: () => Promise.resolve(BAD) })
  const browser = aStep('browser', { after: ['build'] })
  const ends = await runSteps([browser, build], silent)
  expect(ends.map(({ name, isOk, figure }) => ({ name, isOk, figure }))).toEqual([
    { name: 'build', isOk: false, figure: '3 files' },
    { name: 'browser', isOk: false, figure: 'not run: build' },
  ])
})

test('a step that throws fails with what was thrown', async () => {
  const broken = aStep('types', { run: () => Promise.reject(new Error('no compiler')) })
  const [end] = await runSteps([broken], silent)
  expect({ isOk: end?.isOk, says: end?.output.split('\n')[0] }).toEqual({
    isOk: false,
    says: 'Error: no compiler',
  })
})

test('steps that wait for each other are refused', async () => {
  const [a, b] = [aStep('a', { after: ['b'] }), aStep('b', { after: ['a'] })]
  await expect(runSteps([a, b], silent)).rejects.toThrow('wait for each other: a,b')
})

test('the last line adds the tests to the steps that are not tests', () => {
  const tests = { ...GOOD, tests: { passed: 40, failed: 0 } }
  expect(sumTotal([GOOD, tests])).toEqual({ passed: 41, failed: 0 })
  const failing = { ...BAD, tests: { passed: 38, failed: 2 } }
  expect(sumTotal([GOOD, BAD, failing])).toEqual({ passed: 39, failed: 3 })
})

test('a step of tests that broke before its first test counts as one failure', () => {
  expect(sumTotal([{ ...BAD, tests: { passed: 0, failed: 0 } }])).toEqual({ passed: 0, failed: 1 })
})

test('what failed is repeated at the end: its failures, or the last lines of its output', () => {
  const output = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('\n')
  const ends: FinishedStep[] = [
    { ...GOOD, name: 'types', durationMs: 1 },
    { ...BAD, name: 'tests', durationMs: 1, figure: '1 of 2 tests', failures: ['a.test.ts › b'] },
    { ...BAD, name: 'lint', durationMs: 1, output },
  ]
  expect(recapOf(ends)).toEqual([
    '✗ tests: 1 of 2 tests',
    '  a.test.ts › b',
    '✗ lint: 3 files',
    ...[12, 13, 14, 15, 16, 17, 18, 19].map((line) => `  line ${line}`),
  ])
})
