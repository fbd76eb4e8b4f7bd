import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import { loadChart } from './chartFiles.ts'
import { compileTable } from './compileTable.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'
import { tableText } from './tableText.ts'

async function generateTable(entry: ChartEntry): Promise<GeneratedFile> {
  const machine = await loadChart(entry)
  const path = `core/src/${entry.domain}/${entry.id}.table.gen.ts`
  return { path, content: tableText(compileTable(machine)) }
}

/** Generates the table of every entity chart. */
export async function generateTables(): Promise<GeneratedFile[]> {
  return Promise.all(CHARTS.filter(({ kind }) => kind === 'entity').map(generateTable))
}
