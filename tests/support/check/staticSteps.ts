import stylelint from 'stylelint'
import { inspectBorders } from '../../architecture/borders.ts'
import { ROOT } from '../root.ts'
import { countIn, runCommand, tool } from './command.ts'
import type { Step } from './step.ts'
import { checkTypes } from './typesStep.ts'
import { UNUSED_STEP } from './unusedStep.ts'

export const STATIC_STEPS: readonly Step[] = [
  {
    name: 'format',
    run: async () => {
      const { code, output } = await runCommand({ command: tool('oxfmt'), args: ['--check'] })
      const files = countIn(output, /on (\d+) files/)
      return { isOk: code === 0 && files > 0, figure: `${files} files`, output }
    },
  },
  {
    name: 'lint',
    run: async () => {
      const { code, output } = await runCommand({ command: tool('oxlint'), args: [] })
      const files = countIn(output, /on (\d+) files/)
      return { isOk: code === 0 && files > 0, figure: `${files} files`, output }
    },
  },
  {
    name: 'styles',
    run: async () => {
      const { results, report, errored } = await stylelint.lint({
        files: ['ui/src/**/*.css', 'adapters/*/src/**/*.css'],
        cwd: ROOT,
        formatter: 'string',
      })
      const isOk = !errored && results.length > 0
      return { isOk, figure: `${results.length} files`, output: report }
    },
  },
  { name: 'types', run: checkTypes },
  {
    name: 'borders',
    run: async () => {
      const { fileCount, violations } = inspectBorders(ROOT)
      const lines = violations.map(
        ({ file, rule, found, because }) => `${file}: ${rule}: ${found} (${because})`,
      )
      return {
        isOk: violations.length === 0 && fileCount > 0,
        figure: `${fileCount} files`,
        output: lines.join('\n'),
      }
    },
  },
  UNUSED_STEP,
]
