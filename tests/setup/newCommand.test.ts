import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCallWords } from '@jangteo/generators/call/callWords'
import { planCall } from '@jangteo/generators/call/newCall'
import { Refusal } from '@jangteo/generators/file/refusal'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CommandEnd } from '../support/check/command.ts'
import { aTreeCopy } from '../support/check/treeCopy.ts'

const { tree, run, changedFiles, changedTexts, typeCheck } = aTreeCopy()

const newCall = (...words: readonly string[]) =>
  run('adapters/generators/src/new.ts', 'call', ...words)

const ROUTE = 'DELETE /buyers/addresses/me'
const FLAG = ['--route', ROUTE] as const

function refusalOf(words: Partial<Parameters<typeof readCallWords>[0]>): unknown {
  try {
    return planCall(readCallWords({ name: 'address.clear', route: ROUTE, who: 'member', ...words }))
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  ['NAME_MALFORMED', { name: 'address' }],
  ['NAME_MALFORMED', { name: 'address.delete' }],
  ['NAME_MALFORMED', { name: 'address.../../clear' }],
  ['DOMAIN_UNKNOWN', { name: 'adress.clear' }],
  ['CALL_EXISTS', { name: 'address.remove' }],
  ['NAME_TAKEN', { name: 'address.addressId' }],
  ['FILE_EXISTS', { name: 'cart.summarise', route: 'GET /shops/carts/all' }],
  ['ROUTE_MALFORMED', { route: '' }],
  ['ROUTE_MALFORMED', { route: 'DELETE buyers' }],
  ['ROUTE_MALFORMED', { route: 'GET /buyers/{memberId}/{id}' }],
  ['ROUTE_TAKEN', { route: 'GET /buyers/addresses/me' }],
  ['WHO_UNKNOWN', { who: 'seller' }],
])('%s is refused for %j', (code, words) => {
  expect(refusalOf(words)).toEqual(code)
})

test('a refused command says its code and why, and writes nothing', async () => {
  const refused = await newCall('address.remove', ...FLAG)
  const unknown = await newCall('address.clear', 'address.empty', ...FLAG)
  expect([refused, unknown.code, unknown.output.split(':')[0], changedFiles()]).toEqual([
    {
      code: 1,
      output: 'CALL_EXISTS: address.remove is in adapters/contract/src/contract.ts already.\n',
    },
    1,
    'WORDS_UNKNOWN',
    [],
  ])
})

describe('a new call', () => {
  const made = [
    'adapters/contract/src/address/address.calls.ts',
    'adapters/http/src/contract.gen.ts',
    'adapters/server/src/address/clear-address.ts',
    'adapters/server/src/app/router/router.ts',
    'docs/calls.md',
    'docs/openapi.json',
    'tests/server/address/clearAddress.test.ts',
    'tests/support/call/expectedCallers.ts',
  ]

  let command: CommandEnd
  beforeAll(async () => {
    command = await newCall('address.clear', ...FLAG)
  })

  test('consists of the files that the command names', () => {
    const { code, output } = command
    expect([code, output.trim().split('\n').toSorted(), changedFiles()]).toEqual([0, made, made])
  })

  test('has fresh generated files', async () => {
    const names = ['client', 'openapi', 'calls']
    const { code } = await run('adapters/generators/src/generate.ts', ...names, '--check')
    expect(code).toEqual(0)
  })

  test('type-checks', async () => {
    expect(await typeCheck(made)).toEqual({ code: 0, output: '' })
  })

  test('has taken its name', async () => {
    const { code, output } = await newCall('address.clear', ...FLAG)
    expect([code, output.split(':')[0]]).toEqual([1, 'CALL_EXISTS'])
  })
})

test('what fails on the way leaves nothing behind', async () => {
  const before = changedTexts()
  rmSync(join(tree, 'adapters/generators/src/contract/calls.ts'))
  const { code } = await newCall('cart.clear', '--route', 'DELETE /shops/carts/all')
  expect([code, changedTexts()]).toEqual([1, before])
})
