import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGE_CATALOGUE } from '@jangteo/core/catalogue/catalogue.messages'
import { ROOT } from '../../support/root.ts'

type Catalogue = Readonly<Record<string, unknown>>

function entriesOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

async function readCatalogues(): Promise<[name: string, catalogue: unknown][]> {
  const files = globSync('core/src/**/*.messages.ts', { cwd: ROOT })
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(ROOT, file))))
  return modules.flatMap(entriesOf).filter(([name]) => /^[A-Z_]+_MESSAGES$/.test(name))
}

test('어느 도메인의 문구도 빠지지 않고, 같은 코드는 같은 말을 한다', async () => {
  const whole: Catalogue = MESSAGE_CATALOGUE
  const astray = (await readCatalogues()).flatMap(([name, catalogue]) =>
    entriesOf(catalogue).flatMap(([code, text]) =>
      String(whole[code]) === String(text) ? [] : [`${name}.${code}`],
    ),
  )
  expect(astray).toEqual([])
})

test('모든 문구는 해요체다', () => {
  const legal = new Set(['INTERMEDIARY_NOTICE', 'QUESTION_SECRET'])
  const formal = entriesOf(MESSAGE_CATALOGUE).flatMap(([code, text]) =>
    /니다|십시오/.test(String(text)) && !legal.has(code) ? [code] : [],
  )
  expect(formal).toEqual([])
})
