import { bundleProgram } from '@jangteo/bundle/bundleProgram'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connectClient } from '@jangteo/postgres/database/connect'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { afterAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../support/buyer.ts'
import { fillOrder, putInCart, SEOUL } from '../support/purchase.ts'
import { ROOT } from '../support/root.ts'
import { uploadOne } from '../support/upload/form.ts'
import { aPicture } from '../support/upload/pictures.ts'
import { aDirectory, postmasterFile, watchProcess } from './marketProcess.ts'

/** The market as `npm start` runs it. */
const MARKET = await bundleProgram(join(ROOT, 'tests/faults/market.entry.ts'))
const COMMANDS = join(ROOT, 'adapters/server/src/backup')
/** The first start of a clone builds the ui and draws the pictures. */
const OPENS_MS = 300_000

const dataDir = aDirectory(afterAll)
const backup = aDirectory(afterAll)

async function run(command: 'backup' | 'restore', argument: string, env: NodeJS.ProcessEnv) {
  const words = [join(COMMANDS, `${command}.ts`), argument]
  const child = spawn(process.execPath, words, { env: { ...process.env, ...env } })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('  '))
  return { lines, errors, code: child.exitCode }
}

const startWhole = (directory: string) =>
  watchProcess([process.execPath, MARKET], { DATA_DIR: directory, NODE_ENV: 'test' })

/** Tables that jobs write by themselves, also between a look and the backup that follows. */
const COMPUTED =
  '^(event_(draws|entries)|ranking_(runs|boards)|goods_(week_points|search)|keyword_ranks|related_keywords|search_(changes|dictionary|grams)|special_sale(s|_history))$'

/** Returns a checksum of every table of the market that is not computed. */
async function digest(adminUrl: string): Promise<Readonly<Record<string, string>>> {
  const url = new URL(adminUrl)
  url.pathname = '/jangteo'
  const client = await connectClient(url.href)
  const tables = await client.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ $1 ORDER BY 1",
    [COMPUTED],
  )
  const sums: [string, string][] = []
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `SELECT count(*) || ':' || md5(coalesce(string_agg(one::text, ',' ORDER BY one::text), '')) AS sum FROM ${name} AS one`,
    )
    sums.push([name, rows[0]?.sum ?? ''])
  }
  await client.end()
  return Object.fromEntries(sums)
}

/** The address of the server that runs on a data directory, as its superuser. */
function adminUrlOf(directory: string): string {
  const [, , , port = ''] = readFileSync(postmasterFile(directory), 'utf8').split('\n')
  const password = readFileSync(join(directory, 'postgres/password'), 'utf8').trim()
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

type Left = {
  readonly buyer: Buyer
  readonly picture: { readonly url: string; readonly bytes: Buffer }
  readonly rows: Readonly<Record<string, string>>
}

async function readPicture(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

/** A running market in which a member did something; backed up while it runs, and changed afterwards. */
async function liveAndBackUp(): Promise<Left> {
  const market = startWhole(dataDir)
  const url = await market.url
  const buyer = aBuyer({ url })
  await buyer.logIn('minjikim')
  const order = await fillOrder(buyer, [await putInCart(buyer, 2)])
  await buyer.ask('POST', '/shops/orders', { body: order })
  const bytes = await aPicture('png', { width: 30, height: 20 })
  const retained = await uploadOne({ url }, buyer, { name: 'a.png', bytes })
  const picture = {
    url: new URL(retained.url, url).pathname,
    bytes: await readPicture(new URL(retained.url, url).href),
  }
  const rows = await digest(adminUrlOf(dataDir))
  await expect(run('backup', backup, { DATA_DIR: dataDir })).resolves.toEqual({
    lines: [
      expect.stringMatching(/: \d+ files, \d+\.\d MiB\.$/),
      'Whoever has it has the secret, every row and every file: encrypt it before it leaves this machine.',
    ],
    errors: '',
    code: 0,
  })
  await buyer.ask('POST', '/buyers/addresses', { body: { ...SEOUL, name: '나중', defaultYn: 'N' } })
  market.child.kill('SIGTERM')
  await market.ended
  return { buyer, picture, rows }
}

test(
  'a market that ran while it was backed up is restored with its rows, its files and its logins',
  async () => {
    const left = await liveAndBackUp()
    const restored = aDirectory()
    const command = await run('restore', backup, { DATA_DIR: restored })
    const server = await startEmbedded({ dataDir: restored })
    const rows = await digest(server.adminUrl)
    await server.stop()
    expect({ command, rows }).toEqual({
      command: {
        lines: [
          expect.stringMatching(/: as it was at 20\S+Z, with 7 members, 1 orders and \d+ goods\.$/),
          'Start it with npm start.',
        ],
        errors: '',
        code: 0,
      },
      rows: left.rows,
    })
    const market = startWhole(restored)
    const url = await market.url
    const tab = aBuyer({ url })
    for (const [name, value] of left.buyer.cookies) tab.cookies.set(name, value)
    const addresses = await tab.ask<{ content: readonly { readonly name: string }[] }>(
      'GET',
      '/buyers/addresses/me',
    )
    const fresh = aBuyer({ url })
    await fresh.logIn('minjikim')
    expect({
      names: addresses.content.map(({ name }) => name).toSorted(),
      picture: await readPicture(`${url}${left.picture.url}`),
    }).toEqual({
      names: ['부산 본가', '우리 집', '제주 사무실'],
      picture: left.picture.bytes,
    })
  },
  OPENS_MS,
)

test('a market that does not run is backed up, too', async () => {
  const target = aDirectory()
  const { code, errors } = await run('backup', target, { DATA_DIR: dataDir })
  expect([code, errors, readdirSync(target).toSorted()]).toEqual([
    0,
    '',
    ['backup.json', 'database-password', 'database.tar.gz', 'files'],
  ])
})

const refusal = (line: string) => ({ lines: [''], errors: `${line}\n`, code: 1 })

test('a back-up overwrites nothing, and is no back-up of nothing', async () => {
  const filled = aDirectory()
  mkdirSync(filled)
  writeFileSync(join(filled, 'note'), 'mine')
  const nowhere = aDirectory()
  const inside = join(dataDir, 'backup')
  expect([
    await run('backup', filled, { DATA_DIR: dataDir }),
    await run('backup', inside, { DATA_DIR: dataDir }),
    await run('backup', nowhere, { DATA_DIR: filled }),
    await run('backup', nowhere, { DATABASE_URL: 'postgres://u:p@localhost/m' }),
    [readdirSync(filled), existsSync(nowhere), existsSync(inside)],
  ]).toEqual([
    refusal(`${filled} holds something already: name a directory that does not exist.`),
    refusal(`${inside} lies in what is backed up: name a directory outside of DATA_DIR.`),
    refusal(`DATA_DIR ${filled} holds no market: name the one to back up.`),
    refusal(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, as docs/operate.md says, or leave DATABASE_URL out.',
    ),
    [['note'], false, false],
  ])
})

test('a restore overwrites nothing', async () => {
  expect(await run('restore', backup, { DATA_DIR: dataDir })).toEqual(
    refusal(
      `DATA_DIR ${dataDir} holds something already: name an empty one, such as DATA_DIR=${dataDir}-restored.`,
    ),
  )
})

test('a back-up that is not whole or was changed is refused, and nothing is left of it', async () => {
  const copy = aDirectory()
  const target = aDirectory()
  await run('backup', copy, { DATA_DIR: dataDir })
  const database = join(copy, 'database.tar.gz')
  appendFileSync(database, 'x')
  const changed = await run('restore', copy, { DATA_DIR: target })
  rmSync(database)
  const missing = await run('restore', copy, { DATA_DIR: target })
  rmSync(join(copy, 'backup.json'))
  const none = await run('restore', copy, { DATA_DIR: target })
  expect([changed, missing, none, existsSync(target)]).toEqual([
    refusal(`${database} was changed: take another copy of the back-up.`),
    refusal(`${database} is missing: take another copy of the back-up.`),
    refusal(`${copy} is no back-up: it has no backup.json.`),
    false,
  ])
})
