import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { findVoice, inspectVoice, readVoice } from './voice.ts'

const GLOSSARY = `
## Words of the shop

| never | instead |
| --- | --- |
| 낱말, 골라 주세요 | 단어, 선택해 주세요 |

## Another

| 장터 | market |
`

test('texts of the shop use the words of the glossary', () => {
  const { fileCount, findings } = inspectVoice(ROOT)
  expect(findings).toEqual([])
  expect(fileCount).toBeGreaterThan(700)
})

test('reads the list from its own section', () => {
  expect(readVoice(GLOSSARY)).toEqual(['낱말', '골라 주세요'])
  expect(() => readVoice('# Nothing')).toThrow('docs/glossary.md: no words')
})

test('names a word in a text, and leaves comments alone', () => {
  const text = "// 낱말\n/** 낱말 */\nexport const TEXT = '색을 골라 주세요.'\n"
  expect(findVoice(['낱말', '골라 주세요'], { path: 'core/src/a.ts', text })).toEqual([
    { file: 'core/src/a.ts', found: '골라 주세요 × 1' },
  ])
})
