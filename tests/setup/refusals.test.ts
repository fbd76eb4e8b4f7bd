import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { aDirectory, startMarket } from './marketProcess.ts'

test.each([
  [
    'a word as PORT',
    { PORT: 'abc' },
    'PORT is wrong: give a number from 0 to 65535, such as PORT=8080.',
  ],
  [
    'a database that nobody serves',
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/market' },
    'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED): start it, or correct the address.',
  ],
  [
    'a file as DATA_DIR',
    { DATA_DIR: import.meta.filename },
    `DATA_DIR ${import.meta.filename} is no directory to write in (EEXIST): name another one.`,
  ],
])('%s ends the start with one line', async (_, env, line) => {
  const market = startMarket({ DATA_DIR: aDirectory(), ...env })
  expect(await market.ended).toEqual({ code: 1, errors: `${line}\n` })
})

test('a taken port ends the start with a line that names PORT', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const market = startMarket({ DATA_DIR: aDirectory(), PORT: String(port) })
  expect(await market.ended).toEqual({
    code: 1,
    errors: `PORT ${port} is taken: stop what listens there, or choose another, such as PORT=${port + 1} npm start.\n`,
  })
  holder.close()
})

test('a second market on one DATA_DIR is refused with the pid of the first', async () => {
  const dataDir = aDirectory()
  const first = startMarket({ DATA_DIR: dataDir })
  await first.url
  const second = startMarket({ DATA_DIR: dataDir })
  expect(await second.ended).toEqual({
    code: 1,
    errors: `Another market (pid ${first.pid}) uses DATA_DIR ${dataDir}: stop it, or start this one with another DATA_DIR and PORT.\n`,
  })
  expect((await fetch(await first.url)).status).toBe(200)
})
