import { checkServer, describeUnsupportedServer } from '@jangteo/postgres/database/checkServer'
import { connectClient } from '@jangteo/postgres/database/connect'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { expect, test } from 'vitest'
import { serveScratch } from './scratchServer.ts'

const { connect, urlOf } = serveScratch()

const NEEDS = { migrates: true, connectionCount: 26 }

test('the embedded server is good enough for itself', async () => {
  await expect(checkServer(await connect(), NEEDS)).resolves.toBe(undefined)
})

test.each([
  [
    "ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0",
    "DATABASE_URL: the database is in SQL_ASCII: create one with ENCODING 'UTF8' TEMPLATE template0.",
  ],
  [
    "LC_CTYPE 'C' TEMPLATE template0",
    "DATABASE_URL: LC_CTYPE C knows no Hangul: create the database with LC_CTYPE 'C.UTF-8' TEMPLATE template0.",
  ],
])('a database with %s is refused', async (options, line) => {
  await expect(checkServer(await connect(options), NEEDS)).rejects.toThrow(new StartupError(line))
})

test('what a database with another LC_CTYPE would find of Hangul: nothing', async () => {
  const trigrams = async (options: string) => {
    const client = await connect(options)
    await client.query('CREATE EXTENSION pg_trgm')
    const { rows } = await client.query<{ found: number }>(
      "SELECT cardinality(show_trgm('장터')) AS found",
    )
    return rows[0]?.found
  }
  expect(await trigrams("LC_CTYPE 'C' TEMPLATE template0")).toBe(0)
  expect(await trigrams('')).toBe(3)
})

const GOOD = {
  version_number: 150_000,
  version: '15.0',
  encoding: 'UTF8',
  ctype: 'en_US.UTF-8',
  may_create: true,
  has_trigrams: true,
  is_read_only: false,
  connection_count_max: 97,
}

test.each([
  [GOOD, null],
  [
    { ...GOOD, version_number: 140_015, version: '14.15' },
    'the server is PostgreSQL 14.15: use 15 or newer.',
  ],
  [
    { ...GOOD, has_trigrams: false },
    'the server lacks the extension pg_trgm: install its contrib package.',
  ],
  [
    { ...GOOD, is_read_only: true },
    'the server takes no writes: give the address of the primary, not of a standby.',
  ],
  [
    { ...GOOD, connection_count_max: 25 },
    'the market opens up to 26 connections, and the server gives 25: lower DATABASE_CONNECTIONS or the number of workers, or raise max_connections.',
  ],
  [
    { ...GOOD, may_create: false },
    'the user may not create tables: run GRANT CREATE ON SCHEMA public, or make it the owner of the database.',
  ],
])('%j: %s', (facts, complaint) => {
  expect(describeUnsupportedServer(facts, NEEDS)).toBe(complaint)
})

test('a user who does not migrate need not create tables', () => {
  expect(
    describeUnsupportedServer({ ...GOOD, may_create: false }, { ...NEEDS, migrates: false }),
  ).toBe(null)
})

test('a wrong password and a missing database are named without the password', async () => {
  const { host } = new URL(urlOf('postgres'))
  const wrong = new URL(urlOf('postgres'))
  wrong.password = 'guessed'
  await expect(connectClient(wrong.href)).rejects.toThrow(
    new StartupError(
      `DATABASE_URL: ${host} does not let postgres in: check the user and the password.`,
    ),
  )
  await expect(connectClient(urlOf('absent'))).rejects.toThrow(
    new StartupError(
      `DATABASE_URL: ${host} has no database absent: create it with CREATE DATABASE absent ENCODING 'UTF8'.`,
    ),
  )
})

test('bigint arrives as a number, date as text, and numeric or a time without a zone not at all', async () => {
  const client = await connect()
  const { rows } = await client.query(`
    SELECT 9007199254740991::bigint AS whole, '{1,-2}'::bigint[] AS wholes, '{}'::bigint[] AS none,
           null::bigint AS absent, '2026-03-01'::date AS day, '2026-03-01 09:00+09'::timestamptz AS at`)
  expect(rows).toEqual([
    {
      whole: 9_007_199_254_740_991,
      wholes: [1, -2],
      none: [],
      absent: null,
      day: '2026-03-01',
      at: new Date('2026-03-01T00:00:00Z'),
    },
  ])
  await expect(client.query('SELECT 9007199254740992::bigint')).rejects.toThrow(
    new RangeError('bigint 9007199254740992 does not fit a number'),
  )
  await expect(client.query('SELECT 1.5')).rejects.toThrow(
    new TypeError('a query answered numeric: cast it, or keep integer won'),
  )
  await expect(client.query('SELECT now()::timestamp')).rejects.toThrow(
    new TypeError('a query answered timestamp: cast it, or keep timestamptz'),
  )
})
