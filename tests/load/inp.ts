// npm run bench:inp -- http://127.0.0.1:3000: how long the taps of a visit take on a phone four times as slow.
import { launchBrowser } from './browser.ts'
import { INP_MAX_MS, PHONE, timeTap } from './interactions.ts'
import { median } from './median.ts'
import { toTable } from './table.ts'
import { TAPS } from './taps.ts'

const ROUNDS = 3

async function timeAll(baseURL: string, only: string): Promise<void> {
  const browser = await launchBrowser()
  const rows: string[][] = [['tap', 'median, ms', 'all, ms', `over ${INP_MAX_MS}`]]
  for (const tap of TAPS.filter(({ name }) => name.includes(only))) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL, ...PHONE })
      times.push(await timeTap(context, tap))
      await context.close()
    }
    const middle = median(times)
    rows.push([tap.name, `${middle}`, times.join(' '), middle > INP_MAX_MS ? 'over' : ''])
    process.stderr.write(`${tap.name} ${times.join(' ')}\n`)
  }
  await browser.close()
  process.stdout.write(toTable(rows))
}

const [baseURL, only = ''] = process.argv.slice(2)
if (baseURL === undefined) {
  process.stderr.write('npm run bench:inp -- <address of a running market> [words of a tap]\n')
  process.exitCode = 2
} else await timeAll(baseURL, only)
