import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { ROOT } from '../../product/root.ts'
import { removeFormerChunks } from './former-chunks.ts'
import { runGroup } from '../process-group.ts'

const UI = join(ROOT, 'ui')
/** Holds `client`, which is served, and `server`, which renders. */
export const UI_BUILD_DIRECTORY = join(UI, 'dist')
const STAMP = join(UI_BUILD_DIRECTORY, 'inputs.sha256')

const INPUTS = [
  'ui/**/*',
  'core/src/**/*',
  'adapters/{bridge,contract,http}/src/**/*',
  'pnpm-lock.yaml',
]
const NOT_INPUTS = ['ui/node_modules/**', 'ui/dist/**']

/** Builds the ui when anything that goes into it changed since the last build. */
export async function buildUi(signal: AbortSignal): Promise<void> {
  const inputs = hashInputs()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return
  removeFormerChunks(join(UI_BUILD_DIRECTORY, 'server'))
  await runBuild(signal)
  writeFileSync(STAMP, inputs)
}

function hashInputs(): string {
  const entries = globSync(INPUTS, { cwd: ROOT, exclude: NOT_INPUTS, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.toSorted())
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  return hash.digest('hex')
}

async function runBuild(signal: AbortSignal): Promise<void> {
  const words = ['--run', 'build']
  const env = { NODE_ENV: 'production' }
  const { isDone, output } = await runGroup({ words, cwd: UI, env, signal })
  if (isDone) return
  process.stderr.write(output)
  throw new StartupError('The ui does not build: fix what the lines above name.')
}
