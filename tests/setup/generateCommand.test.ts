import { GENERATORS } from '@jangteo/generators/generators'
import { expect, test } from 'vitest'
import { runCommand } from '../support/check/command.ts'

const generate = (...words: readonly string[]) =>
  runCommand({
    command: process.execPath,
    args: ['adapters/generators/src/generate.ts', ...words],
  })

test('one generator runs by its name and reports its files', async () => {
  const { code, output } = await generate('calls', '--check')
  expect([code, output.replace(/[\d.]+ s\n/, '… s\n')]).toEqual([
    0,
    'calls      1 files, 0 stale, … s\n',
  ])
})

test('several run in the order of the list, whatever order they are named in', async () => {
  const { code, output } = await generate('openapi', 'client', '--check')
  const names = output.split('\n').flatMap((line) => line.split(' ')[0] || [])
  expect([code, names]).toEqual([0, ['client', 'openapi']])
})

test('a name of no generator is refused with the names that there are', async () => {
  const { code, output } = await generate('tables', 'drawings')
  const known = GENERATORS.map(({ name }) => name).join(', ')
  expect([code, output]).toEqual([1, `No generator is called drawings. There are: ${known}.\n`])
})
