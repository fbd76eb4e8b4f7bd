import { DOMAINS } from './domains.ts'
import { findIn } from './finding.ts'
import type { Border } from './finding.ts'

const TOP_FOLDERS = ['core', 'ui', 'adapters', 'tests', 'docs', 'node_modules']
const TOP_FILES =
  /^(?:package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|tsconfig(?:\.base)?\.json|knip\.json|README(?:\.ko)?\.md|LICENSE|CHANGELOG\.md)$/
const UI_FOLDERS = ['app', 'screens', 'parts', 'lib', 'style']
const PART_ROOMS = new Set(
  'action boundary dialog field file frame goods layout picture table text toast'.split(' '),
)
const TEST_FOLDERS =
  /^tests\/(?:core|contract|http|bridge|server|postgres|demo|payment|files|identity|business|mail|social|ui|setup|browser|architecture|faults|abuse|load|budget|support)\//
const VAGUE_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'misc'])
const FOLDER_MAX_FILES = 40
const CONFIG_FILE = /\.config\.m?ts$/

/** True for a file that somebody writes; a generated one is found by what it is made from. */
function isWritten({ path }: { readonly path: string }): boolean {
  return !path.endsWith('.gen.ts')
}

function wordsOf(path: string): string[] {
  return path
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

export const SHAPE_BORDERS: readonly Border[] = [
  {
    rule: 'top-level-is-closed',
    because: 'the root folder says the layout at a glance',
    find: (repository) =>
      repository.entries
        .filter((name) => !name.startsWith('.') && !TOP_FOLDERS.includes(name))
        .filter((name) => !TOP_FILES.test(name))
        .map((name) => ({ file: name, found: 'not in the closed list' })),
  },
  {
    rule: 'folders-are-nouns',
    because: 'the same nouns in every package make one find show a whole feature',
    find: (repository) =>
      findIn(repository, ({ path }) => (isInItsFolder(path) ? [] : ['folder unknown'])),
  },
  {
    rule: 'folder-is-small',
    because: 'what a folder holds is seen at a glance; a longer list is divided into rooms',
    find: (repository) =>
      [
        ...Map.groupBy(repository.files.filter(isWritten), ({ path }) =>
          path.slice(0, path.lastIndexOf('/')),
        ),
      ]
        .filter(([folder]) => folder.includes('/src/'))
        .filter(([, files]) => files.length > FOLDER_MAX_FILES)
        .map(([folder, files]) => ({ file: folder, found: `${files.length} source files` })),
  },
  {
    rule: 'no-vague-names',
    because: 'utils, helpers, common, manager and misc name nothing',
    find: (repository) =>
      findIn(repository, ({ path }) => wordsOf(path).filter((w) => VAGUE_WORDS.has(w))),
  },
  {
    rule: 'no-default-export',
    because: 'a thing has one name everywhere',
    find: (repository) =>
      findIn(repository, (file) =>
        file.hasDefaultExport && !CONFIG_FILE.test(file.path) ? ['export default'] : [],
      ),
  },
  {
    rule: 'no-barrel',
    because: 'a file is imported where it stands; a barrel drags its neighbours along',
    find: (repository) =>
      findIn(repository, (file) => [
        ...(/(?:^|\/)index\.m?tsx?$/.test(file.path) ? ['index file'] : []),
        ...file.reExports.flatMap(({ path, specifier }) => (path === null ? [] : [specifier])),
      ]),
  },
]

function isInItsFolder(path: string): boolean {
  const [, second = '', third = '', fourth = ''] = path.split('/')
  if (path.startsWith('tests/') && path.split('/').length > 2) return TEST_FOLDERS.test(path)
  if (!path.startsWith('ui/src/')) return true
  if (second === 'src' && third.includes('.')) return true
  if (third === 'parts') return PART_ROOMS.has(fourth)
  return UI_FOLDERS.includes(third) && (third !== 'screens' || DOMAINS.has(fourth))
}
