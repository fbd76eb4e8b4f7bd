import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { scratchRoot } from '@jangteo/embedded-postgres/scratchDirectory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ONE_CHECKER } from '../support/check/command.ts'
import { ROOT } from '../support/root.ts'

const copy = mkdtempSync(join(scratchRoot('none'), 'jangteo-effects-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** A chart's table, and the one file that carries out its effects. */
const ENTITIES = [
  ['coupon/couponIssue', 'coupon/advance-coupon-issue'],
  ['payment/refund', 'payment/advance-refund'],
  ['order/orderItem', 'order/advance-item'],
  ['payment/payment', 'payment/advance-payment'],
  ['claim/returnClaim', 'claim/advance-claim'],
  ['claim/additionalPayment', 'claim/additional/advance-additional-payment'],
] as const

/** Every package of rules and adapters, as a path from the root. */
function listPackages(): string[] {
  const adapters = readdirSync(join(ROOT, 'adapters')).map((name) => `adapters/${name}`)
  return ['core', ...adapters].filter((path) => existsSync(join(ROOT, path, 'package.json')))
}

/** The sources of server and rules, where every package finds the copies of the others; what else lies there others may write. */
function copySources(): void {
  for (const path of listPackages()) {
    for (const part of ['package.json', 'src', 'node_modules']) {
      const from = join(ROOT, path, part)
      if (!existsSync(from)) continue
      cpSync(from, join(copy, path, part), { recursive: true, verbatimSymlinks: true })
    }
  }
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: ['adapters/server/src'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
}

function addEffect(chart: string): void {
  const path = join(copy, 'core/src', `${chart}.table.gen.ts`)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/(export type \w+Effect =)(?:\s*\|)?/, "$1 'seededEffect' |"))
}

function compile(): Promise<string[]> {
  return new Promise((resolve) => {
    const args = ['-p', copy, '--noEmit', '--pretty', 'false', ...ONE_CHECKER]
    execFile(join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: copy }, (_error, stdout) => {
      resolve(stdout.split('\n').filter((line) => /^\S.*error TS/.test(line)))
    })
  })
}

const STORE = 'adapters/postgres/src/order/order-item.store.ts'

/** Stops a store from reading a column that several use cases need. */
function dropColumn(): void {
  const path = join(copy, STORE)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/ *'payments\.completed_at as paid_at',\n/, ''),
  )
}

let errors: readonly string[] = []
beforeAll(async () => {
  copySources()
  for (const [chart] of ENTITIES) addEffect(chart)
  dropColumn()
  errors = await compile()
}, 120_000)

const placeOf = (error: string): string => error.replace(/\(.*/, '')

test('a new effect of a chart is one compile error, in the file that carries its effects out', () => {
  const ofServer = errors.filter((error) => error.startsWith('adapters/server/'))
  expect(ofServer.map(placeOf).toSorted()).toEqual(
    ENTITIES.map(([, file]) => `adapters/server/src/${file}.ts`).toSorted(),
  )
  expect(ofServer.filter((error) => !error.includes("'seededEffect' is missing"))).toEqual([])
})

test('a column that a store no longer reads is one compile error, in that store', () => {
  const others = errors.filter((error) => !error.startsWith('adapters/server/'))
  expect(others.map(placeOf)).toEqual([STORE])
  expect(others.filter((error) => !error.includes("'Promise<ItemRow[]>'"))).toEqual([])
})
