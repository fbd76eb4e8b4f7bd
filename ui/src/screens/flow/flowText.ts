import type { FlowModule } from './flowIndex.ts'
import type { FlowRefusal } from './flowPlay.ts'

/** A refusal in one line: its code and its text. */
export function refusalLine({ code, text }: FlowRefusal): string {
  if (code === null) return '아무 일도 일어나지 않아요.'
  return text === null ? code : `${code} · ${text}`
}

/** A chart as source that Stately's import reads: its whole configuration without functions. */
export function statelySource({ CHART, CONFIG }: FlowModule): string {
  return [
    "import { createMachine } from 'xstate'",
    '',
    `export const ${CHART.id}Chart = createMachine(${JSON.stringify(CONFIG, null, 2)})`,
    '',
  ].join('\n')
}
