import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { decideStepDown, planStepDown, type StepDownFacts } from '@jangteo/server/app/step-down'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { aDirectory, countMarks, startMarket } from './marketProcess.ts'

const OWNER = { uid: 1000, gid: 1000 }
const FACTS: StepDownFacts = {
  owner: OWNER,
  port: 3000,
  strangers: [],
  clusterAway: null,
  hasName: true,
  canRunCode: true,
}

test('root steps down to the owner of the data directory', () => {
  expect(decideStepDown('/srv/data', FACTS)).toEqual({ kind: 'user', user: OWNER })
})

test.each([
  [
    { owner: { uid: 0, gid: 0 } },
    '/srv/data belongs to root: give it to an ordinary user (chown -R), and the market serves as that user',
  ],
  [{ port: 443 }, "PORT 443 is root's: put a proxy in front and give one above 1023"],
  [
    { strangers: ['secret', 'files'] },
    'secret, files in /srv/data belong to another user: chown -R 1000 /srv/data',
  ],
  [
    { clusterAway: '/var/lib/jangteo/abc' },
    'the database lies in /var/lib/jangteo/abc: stop the market, move it to /srv/data/postgres, and chown -R 1000 /srv/data',
  ],
  [{ hasName: false }, 'user 1000 has no name, which PostgreSQL wants: useradd'],
  [{ canRunCode: false }, `user 1000 may not read ${ROOT}: open it (chmod -R o+rX)`],
])('%j: root serves, and says why', (change, reason) => {
  expect(decideStepDown('/srv/data', { ...FACTS, ...change })).toEqual({ kind: 'root', reason })
})

const uidOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)]).toString())

test('the market and its files belong to who was planned', async () => {
  const dataDir = aDirectory()
  mkdirSync(dataDir)
  const me = process.getuid?.() ?? 0
  if (me === 0) {
    chownSync(dataDir, Number(execFileSync('id', ['-u', 'nobody'])) | 0, 0)
    chmodSync(dataDir, 0o700)
  }
  const plan = planStepDown(readEnvironment({ DATA_DIR: dataDir }))
  const planned = plan?.kind === 'user' ? plan.user.uid : me
  const market = startMarket({ DATA_DIR: dataDir })
  const marks = await countMarks(market)
  const seen = {
    market: uidOf(market.pid),
    secret: statSync(join(dataDir, 'secret')).uid,
  }
  market.child.kill('SIGTERM')
  expect([marks, seen, await market.ended]).toEqual([
    1,
    { market: planned, secret: planned },
    { code: 0, errors: '' },
  ])
})
