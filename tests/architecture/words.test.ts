import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findClauses, findWords, inspectWords, readWordList } from './words.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Put together here, because this file is read, too. */
const WORD = ['an', 'ew'].join('')
const DECLARED = ['type', 'Asked'].join(' ')
const CLAUSE = ['Wheth', 'er it is paid.'].join('')

const list = readWordList(
  `# Glossary\n\n## Words of the code\n\n| never | instead |\n| --- | --- |\n| ${WORD}, by ${WORD}s | again |\n| \`Asked\` | input |\n`,
)

test('sources and documents use no word of the list, and docstrings are statements', () => {
  const { fileCount, findings } = inspectWords(ROOT)
  expect(findings).toEqual([])
  expect(fileCount).toBeGreaterThan(2000)
})

describe('seeded violations are named', () => {
  test.each([
    ['in a comment', 'a.ts', `/** Computed ${WORD}. */`, `${WORD} × 1`],
    [
      'at the beginning of a sentence',
      'a.md',
      `${WORD.replace('a', 'A')} it is read.`,
      `${WORD} × 1`,
    ],
    ['in a name', 'a.ts', `const quote${WORD.replace('a', 'A')} = 1`, `${WORD} × 1`],
    ['in a constant', 'a.ts', `const MADE_${WORD.toUpperCase()} = 1`, `${WORD} × 1`],
    ['in a column', 'a.sql', `quoted_${WORD} integer`, `${WORD} × 1`],
    ['in a path', `core/quote-${WORD}.ts`, '', `${WORD} × 1`],
    ['of several words', 'a.ts', `// by ${WORD}s`, `by ${WORD}s × 1`],
    ['as a type', 'a.ts', `${DECLARED} = 1`, `${DECLARED} × 1`],
  ])('%s', (...[, path, text, found]) => {
    expect(findWords(list, { path, text })).toEqual([{ file: path, found }])
  })

  test('a docstring that is a clause', () => {
    const texts = [`/** ${CLAUSE} */`, `/**\n * ${CLAUSE}\n */`]
    expect(texts.flatMap((text) => findClauses({ path: 'a.ts', text }))).toEqual([
      { file: 'a.ts', found: CLAUSE.slice(0, -1) },
      { file: 'a.ts', found: CLAUSE.slice(0, -1) },
    ])
  })

  test.each([
    'Data that',
    'Content that',
    'Party that',
    'Information that',
    'Number of times',
    'Number of days are',
    'Kind: what',
  ])('a docstring that begins with "%s"', (beginning) => {
    const text = `/** ${beginning} it reads. */`
    const found = `${beginning} it reads`
    expect(findClauses({ path: 'a.ts', text })).toEqual([{ file: 'a.ts', found }])
  })

  test('a glossary without the list is an error', () => {
    expect(() => readWordList('# Glossary')).toThrow('no words below')
  })
})

test('parts of other words, prose that names a type, and statements are left alone', () => {
  const text = `/** The sanew${WORD}t. Asked by the buyer. */`
  expect(findWords(list, { path: 'a.ts', text })).toEqual([])
  expect(findClauses({ path: 'a.ts', text })).toEqual([])
})
