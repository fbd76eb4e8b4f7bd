import { holdPlace, type PlaceRequest } from '@jangteo/postgres/database/holdPlace'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { expect, onTestFinished, test } from 'vitest'
import { serveScratch } from './scratchServer.ts'
import { untilTrue } from '../support/eventually.ts'

const { connect, urlOf } = serveScratch()
const REFUSAL = 'Another market process keeps its files elsewhere.'

async function aDatabase() {
  const client = await connect()
  const url = urlOf(client.database ?? '')
  const hold = async (place: string, kind: PlaceRequest['kind'] = 'files') => {
    const held = await holdPlace({ url, kind, place, refusal: REFUSAL })
    onTestFinished(held.release)
    return held
  }
  return { client, hold }
}

test('processes that keep their files in one place go together, also with another kind of place', async () => {
  const { hold } = await aDatabase()
  const held = [await hold('here'), await hold('here'), await hold('there', 'sandbox')]
  expect(held.length).toBe(3)
})

test('a process that keeps its files elsewhere is refused as long as the other runs', async () => {
  const { hold } = await aDatabase()
  const first = await hold('here')
  await expect(hold('there')).rejects.toThrow(new StartupError(REFUSAL))
  await first.release()
  await expect(hold('there').then(() => 'held')).resolves.toBe('held')
})

test('places of other databases do not matter', async () => {
  const one = await aDatabase()
  const other = await aDatabase()
  await one.hold('here')
  await expect(other.hold('there').then(() => 'held')).resolves.toBe('held')
})

test('a place whose session is lost is held again', async () => {
  const { client, hold } = await aDatabase()
  await hold('here')
  const countHolders = async () => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'market-files' AND datname = current_database()",
    )
    return rowCount
  }
  await client.query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'market-files' AND datname = current_database()",
  )
  await untilTrue(async () => (await countHolders()) === 1)
  await expect(hold('there')).rejects.toThrow(new StartupError(REFUSAL))
})
