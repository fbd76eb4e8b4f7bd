import { contract, deskContract } from '@jangteo/contract/contract'
import { staffContract } from '@jangteo/contract/staffContract'
import { createCallPlaces } from '@jangteo/generators/contract/callPlaces'
import { generateCalls } from '@jangteo/generators/contract/calls'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const CALL_COUNT = Object.values({ ...contract, ...staffContract, ...deskContract }).flatMap(
  (calls) => Object.keys(calls),
).length

test('a call is found from its screen to its rows', async () => {
  const placeOf = await createCallPlaces()
  expect(placeOf('address.create', contract.address.create)).toEqual({
    contract: 'adapters/contract/src/address/address.calls.ts',
    useCase: 'adapters/server/src/address/create-address.ts',
    stores: ['adapters/postgres/src/address/address.store.ts'],
    screens: ['ui/src/screens/address/AddressSheet.tsx'],
  })
})

test('a call that another file passes on is found where it is declared', async () => {
  const placeOf = await createCallPlaces()
  expect(placeOf('claim.requestCancel', contract.claim.requestCancel).contract).toEqual(
    'adapters/contract/src/claim/claimRequest.calls.ts',
  )
})

test('a call that no router answers is refused by name', async () => {
  const placeOf = await createCallPlaces()
  expect(() => placeOf('address.missing', contract.address.create)).toThrow(
    'address.missing has no file',
  )
})

test('every call has a row with its declaration and its use case, and every link leads to a file', async () => {
  const [file] = await generateCalls()
  const rows = (file?.content ?? '').split('\n').filter((line) => line.includes(' → ['))
  const linksOf = (row: string) => [...row.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path)
  const dead = rows.flatMap(linksOf).filter((path) => !existsSync(join(ROOT, path ?? '')))
  expect([rows.length, dead]).toEqual([CALL_COUNT, []])
})
