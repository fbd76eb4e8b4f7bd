import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makePictures } from '@jangteo/demo/pictures'
import { GENERATORS } from '@jangteo/generators/generators'
import { buildUi } from '@jangteo/server/app/build/build-ui'
import { gatesOf, measure } from '../../budget/budgets.ts'
import type { Measured } from '../../budget/budgets.ts'
import { manifestSchema, type Manifest } from '../../budget/manifest.ts'
import { ROOT } from '../root.ts'
import { STOPPED, runCommand } from './command.ts'
import type { Step, StepResult } from './step.ts'

const GENERATE = 'adapters/generators/src/generate.ts'
const CLIENT = join(ROOT, 'ui/dist/client')

export const PICTURES_STEP: Step = { name: 'pictures', run: drawPictures }

export const BUILD_STEPS: readonly Step[] = [
  { name: 'generated', run: checkGenerated },
  { name: 'build', run: build },
  { name: 'budget', after: ['build'], run: () => Promise.resolve(checkBudget()) },
]

async function checkGenerated(report: (doing: string) => void): Promise<StepResult> {
  const args = [GENERATE, '--check']
  const { code, output } = await runCommand({ command: process.execPath, args, onLine: report })
  const count = GENERATORS.length
  return { isOk: code === 0 && count > 0, figure: `${count} generators`, output }
}

/** Builds the ui as `npm start` does: what is unchanged is not built again. */
async function build(): Promise<StepResult> {
  await buildUi(STOPPED)
  const chunks = Object.keys(readManifest()).length
  return { isOk: chunks > 0, figure: `${chunks} chunks`, output: '' }
}

/** Draws what a clone lacks of the demo, so that no test waits for it; afterwards it costs milliseconds. */
async function drawPictures(report: (doing: string) => void): Promise<StepResult> {
  const { made, retained } = await makePictures({
    signal: STOPPED,
    onProgress: (done, total) => report(`${done} of ${total}`),
  })
  return {
    isOk: made + retained > 0,
    figure: `${made + retained} pictures, ${made} drawn`,
    output: '',
  }
}

function checkBudget(): StepResult {
  const measured = measure(gatesOf(readManifest()), sizeAsSent)
  const broken = measured.filter(({ isUnchanged }) => !isUnchanged)
  const home = measured.find(({ name }) => name === 'HomeScreen, scripts')
  return {
    isOk: broken.length === 0 && measured.length > 0,
    figure: `${measured.length} gates, home ${home?.sizeKb.toFixed(1) ?? '?'} of ${home?.limitKb ?? '?'} kB`,
    output: broken.map(describe).join('\n'),
  }
}

function describe({ name, sizeKb, limitKb, files }: Measured): string {
  const parts = files.map(
    (file) => `  ${(sizeAsSent(file) / 1000).toFixed(1).padStart(6)} kB ${file}`,
  )
  return [`${name}: ${sizeKb.toFixed(1)} kB, limit ${limitKb} kB`, ...parts].join('\n')
}

function readManifest(): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')))
}

/** The build lays a compressed file beside each that becomes smaller by it; the market sends that one. */
function sizeAsSent(file: string): number {
  const path = join(CLIENT, file)
  const compressed = `${path}.br`
  return statSync(existsSync(compressed) ? compressed : path).size
}
