import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contract } from '@jangteo/contract/contract'
import { DEMO_ACCOUNTS } from '@jangteo/demo/members.data'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { BORDERS } from './borders.ts'
import {
  DOCUMENT_RULES,
  accountsIn,
  commandsIn,
  inspectDocuments,
  readLibrary,
} from './documents.ts'

/** State of each variable with what to write instead of a wrong value. */
const FIXES = [
  ['adapters/server/src/app/settings/environment.ts', /const HINTS\b.*?\n\}/s],
  ['adapters/server/src/app/settings/file-settings.ts', /const FILE_FIXES\b.*?\n\}/s],
  ['adapters/server/src/app/settings/identity-settings.ts', /const IDENTITY_FIXES\b.*?\n\}/s],
  ['adapters/server/src/app/settings/business-settings.ts', /const BUSINESS_FIXES\b.*?\n\}/s],
  ['adapters/server/src/app/settings/mail-settings.ts', /const MAIL_FIXES\b.*?\n\}/s],
  ['adapters/server/src/app/settings/operation-settings.ts', /const OPERATION_FIXES\b.*?\n\}/s],
  ['adapters/server/src/app/settings/social-environment.ts', /const socialFixes\b.*?\n\}/s],
  ['adapters/server/src/app/settings/database-environment.ts', /const databaseFixes\b.*?\n\}/s],
] as const

const READMES = ['README.md', 'README.ko.md'] as const

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

test('what the documents name is there', () => {
  const library = readLibrary(ROOT)
  expect(inspectDocuments(library)).toEqual([])
  expect({
    documents: library.documents.length > 10,
    sources: library.sources.length > 100,
  }).toEqual({
    documents: true,
    sources: true,
  })
})

describe.each(READMES)('%s', (path) => {
  test('says the demo accounts as they are', () => {
    expect(accountsIn(readText(path))).toEqual(
      DEMO_ACCOUNTS.map(({ loginId, password, kind }) => ({ loginId, password, kind })),
    )
  })

  test('says every variable that an operator may set', () => {
    const names = FIXES.flatMap(([file, table]) => {
      const fixes = table.exec(readText(file))?.[0] ?? ''
      return [...fixes.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
    })
    const cells = [...readText(path).matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)]
    const reported = cells.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '))
    expect(reported.toSorted()).toEqual(names.toSorted())
  })

  test('names every domain that has calls, and no other', () => {
    const [list = ''] = /(?:`[a-zA-Z]+`(?:, )?){5,}/.exec(readText(path)) ?? []
    expect(list.replaceAll('`', '').split(', ')).toEqual(Object.keys(contract))
  })

  test('names every command of the repository', () => {
    const { scripts } = readLibrary(ROOT)
    const commands = commandsIn(readText(path)).join('\n')
    const untold = [...scripts].filter(
      (name) => !new RegExp(`npm (?:run )?${name}\\b`).test(commands),
    )
    expect(untold).toEqual([])
  })
})

test('both READMEs name the same commands', () => {
  const [english = [], korean = []] = READMES.map((path) => commandsIn(readText(path)))
  expect(korean).toEqual(english)
})

test('the architecture says every border', () => {
  const text = readText('docs/architecture.md')
  expect(BORDERS.map(({ rule }) => rule).filter((rule) => !text.includes(`\`${rule}\``))).toEqual(
    [],
  )
})

const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{ "scripts": { "start": "node ." } }',
  'README.md':
    'Type `npm start`. See `core/src/money.rules.ts`, [one](docs/decisions/001-won.md).\n',
  'core/src/money.rules.ts':
    '/** Adds.\n * Source: decision 001. */\nexport type Won = { of: number, moneySource: string }\n',
  'docs/decisions/001-won.md':
    '# 001 Won\n\n## Context\n\n## Options\n\n## Decision\n\n## When to revisit\n',
}

function libraryWith(seeded: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'jangteo-documents-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...SOUND, ...seeded })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return inspectDocuments(readLibrary(root))
}

type Seeded = readonly [rule: string, file: string, text: string, found: string]

const SEEDED: readonly Seeded[] = [
  ['command-exists', 'README.ko.md', '`npm run bake`\n', 'bake'],
  ['path-exists', 'docs/guides/a.md', '`core/src/missing.rules.ts`\n', 'core/src/missing.rules.ts'],
  ['path-exists', 'docs/guides/a.md', '`core/src/*.chart.ts`\n', 'core/src/*.chart.ts'],
  ['link-leads-somewhere', 'docs/guides/a.md', '[b](../missing.md#top)\n', '../missing.md'],
  ['link-leads-somewhere', 'README.ko.md', '<img alt="a" src="docs/a.png">\n', 'docs/a.png'],
  ['cited-decision-exists', 'core/src/a.rules.ts', '/** See decision 009. */\n', '009'],
  ['cited-decision-exists', 'docs/glossary.md', 'decision 010\n', '010'],
  [
    'source-is-explained',
    'core/src/a.rules.ts',
    '/** Adds.\n * Source: hearsay */\n',
    'hearsay */',
  ],
  [
    'decision-shape',
    'docs/decisions/002-a.md',
    SOUND['docs/decisions/001-won.md'] ?? '',
    'number and title',
  ],
  [
    'decision-shape',
    'docs/decisions/002-a.md',
    '# 002 A\n\n## Context\n\n## Options\n\n## Decision\n',
    'no When to revisit',
  ],
  [
    'decision-number-once',
    'docs/decisions/001-zwei.md',
    SOUND['docs/decisions/001-won.md'] ?? '',
    '001',
  ],
]

test('documents without a violation are left alone', () => {
  expect(libraryWith({})).toEqual([])
})

test.each(SEEDED)('%s is reported in %s', (...[rule, file, text, found]) => {
  expect(libraryWith({ [file]: text })).toEqual([`${rule}: ${file}: ${found}`])
})

test('every rule of the documents has a seeded violation', () => {
  expect([...new Set(SEEDED.map(([rule]) => rule))].toSorted()).toEqual(
    DOCUMENT_RULES.map(({ rule }) => rule).toSorted(),
  )
})
