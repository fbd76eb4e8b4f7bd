import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const directory = mkdtempSync(join(tmpdir(), 'bundle-'))

afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

/** Returns the bytes that an app ships for this import alone, as gzip sends it. */
async function gzippedSize(name: string, exported: string, from: string): Promise<number> {
  const entry = join(directory, `${name}.js`)
  writeFileSync(entry, `export { ${exported} } from '${join(ROOT, 'core/src', `${from}.ts`)}'\n`)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: directory,
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  return gzipSync(code).length
}

const GATES = [
  ['a rule', 'allocateByLargestRemainder', 'money/allocation.rules', 500],
  ['the refund quote', 'quoteClaim', 'claim/refund/claimQuote.rules', 3_000],
  ['the steps of an order item', 'ORDER_ITEM_TABLE', 'order/orderItem.table.gen', 1_300],
  ['the best coupons', 'bestCoupons', 'coupon/bestCoupons.rules', 13_000],
  ['a chart with xstate', 'returnClaimChart', 'claim/returnClaim.chart', 17_000],
] as const

test.each(GATES)('%s is imported for what it weighs itself', async (name, ...rest) => {
  const [exported, from, bytesMax] = rest
  const bytes = await gzippedSize(name.replaceAll(' ', '-'), exported, from)
  expect([bytes > 0, bytes <= bytesMax ? 'within' : `${bytes} bytes`]).toEqual([true, 'within'])
})
