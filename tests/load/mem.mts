import { chmodSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { stopWithSignals } from '@jangteo/server/app/stop-with-signals'
import { startServerProcess } from './serverProcess.ts'
import { startMarket } from './market.ts'
import { readStartFlags } from '../support/startFlags.ts'
import { listChildProcesses } from '../support/childProcesses.ts'
import { SECRET } from './shop.ts'
import { ROOT } from '../support/root.ts'
const { signal } = stopWithSignals()
const directory = mkdtempSync('/tmp/jangteo-x-'); chmodSync(directory, 0o711)
const database: any = await startEmbedded({ dataDir: directory, signal } as any)
const bench: any = { only: [], scale: 1, seconds: 5, workers: 1, reviews: 0, isProfile: false, databaseUrl: database.ownerUrl, servingUrl: database.url, directory, signal }
const first = await startMarket(bench); await first.stop()
const smaps = (pid: number) => { const t = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'); const k = (n: string) => Math.round(Number(new RegExp(`^${n}:\\s+(\\d+)`, 'm').exec(t)![1]) / 1024); return `rss ${k('Rss')} anon ${k('Anonymous')} private ${k('Private_Dirty') + k('Private_Clean')}` }
for (const variant of process.argv.slice(2)) {
  const extra = variant === '-' ? [] : variant.split(',')
  const env: any = {}
  for (const e of extra.filter((x) => x.includes('=') && !x.startsWith('--'))) { const [k, v] = e.split('='); env[k!] = v }
  const flags = [...readStartFlags().filter((f) => !extra.some((x) => x.split('=')[0] === f.split('=')[0])), ...extra.filter((x) => x.startsWith('--'))]
  const m = await startServerProcess({ entry: ROOT + '/adapters/server/src/app/start.ts', flags, words: ['--workers', '1'], env: { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, DEMO: '1', DATA_DIR: directory, DEMO_SCALE: '1', SECRET, ...env }, signal })
  const pid = listChildProcesses(process.pid).filter((c) => c.words.includes('start.ts')).at(-1)!.pid
  await new Promise((r) => setTimeout(r, 22000))
  console.log(variant, smaps(pid), `start ${Math.round(m.startMs)} ms`)
  if (variant.includes('heapsnapshot')) { process.kill(pid, 'SIGWINCH'); await new Promise((r) => setTimeout(r, 15000)) }
  await m.stop()
}
await database.stop(); process.exit(0)
