// npm run e2e: the browser tests on a fresh build. npm run e2e -- checkout: those whose path holds 'checkout'.
import { spawnSync } from 'node:child_process'
import { ROOT } from '../root.ts'
import { buildUi } from './buildSteps.ts'
import { tool } from './command.ts'
import { PLAYWRIGHT_ARGS } from './testSteps.ts'

function runBrowserTests(words: readonly string[]): boolean {
  const { status } = spawnSync(tool('playwright'), [...PLAYWRIGHT_ARGS, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

console.log('Building the ui …')
const build = await buildUi(() => undefined)
if (!build.isOk) console.error(build.output)
process.exitCode = build.isOk && runBrowserTests(process.argv.slice(2)) ? 0 : 1
