import { checkClock } from '@jangteo/postgres/database/checkClock'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { expect, test } from 'vitest'
import { serveScratch } from './scratchServer.ts'

const { connect } = serveScratch()

test.each([0, 1_500, -1_500])('a clock that is %d ms off is taken', async (offMs) => {
  const client = await connect()
  await expect(checkClock(client, () => Date.now() + offMs)).resolves.toBe(undefined)
})

test.each([
  [
    3_000,
    /^StartupError: The clock of this machine is (?:3\.0|2\.\d) s ahead of the database's: set both by NTP/,
  ],
  [
    -3_000,
    /^StartupError: The clock of this machine is (?:3\.0|2\.\d) s behind the database's: set both by NTP/,
  ],
])('a clock that is %d ms off is refused', async (offMs, line) => {
  const client = await connect()
  const refusal = await checkClock(client, () => Date.now() + offMs).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(StartupError)
  expect(String(refusal)).toMatch(line)
})
