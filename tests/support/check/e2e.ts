// npm run e2e: the browser tests on a fresh build. npm run e2e -- checkout: those whose path holds 'checkout'.
import { spawnSync } from 'node:child_process'
import { makePictures } from '@jangteo/demo/pictures'
import { buildUi } from '@jangteo/server/app/build/build-ui'
import { ROOT } from '../root.ts'
import { STOPPED, tool } from './command.ts'
import { PLAYWRIGHT_ARGS } from './testSteps.ts'

function runBrowserTests(words: readonly string[]): boolean {
  const { status } = spawnSync(tool('playwright'), [...PLAYWRIGHT_ARGS, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

console.log('Drawing the pictures …')
await makePictures({ signal: STOPPED })
console.log('Building the ui …')
await buildUi(STOPPED)
process.exitCode = runBrowserTests(process.argv.slice(2)) ? 0 : 1
