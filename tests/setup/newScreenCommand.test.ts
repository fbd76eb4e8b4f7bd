import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@jangteo/generators/file/refusal'
import { planScreen } from '@jangteo/generators/screen/newScreen'
import { readScreenWords } from '@jangteo/generators/screen/screenWords'
import type { TypedScreen } from '@jangteo/generators/screen/screenWords'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CommandEnd } from '../support/check/command.ts'
import { aTreeCopy } from '../support/check/treeCopy.ts'

const { tree, run, changedFiles, changedTexts, typeCheck } = aTreeCopy()

const TYPED: TypedScreen = {
  name: 'address.notice',
  call: 'address.list',
  title: '공지사항',
}

const FINE = { code: 0, output: '' }

const newScreen = ({ name, call, title }: TypedScreen) =>
  run('adapters/generators/src/new.ts', 'screen', name, '--call', call, '--title', title)

function refusalOf(change: Partial<TypedScreen>): unknown {
  try {
    return planScreen(readScreenWords({ ...TYPED, ...change }))
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each<[string, Partial<TypedScreen>]>([
  ['NAME_MALFORMED', { name: 'notice' }],
  ['NAME_MALFORMED', { name: 'address.../../notice' }],
  ['DOMAIN_UNKNOWN', { name: 'adress.notice' }],
  ['PAGE_UNKNOWN', { name: 'address.notices' }],
  ['PAGE_EXISTS', { name: 'address.manageAddress' }],
  ['PAGE_EXISTS', { name: 'session.login' }],
  ['PAGE_WITH_PARAMETERS', { name: 'favorite.favoriteGroup' }],
  ['CALL_UNKNOWN', { call: '' }],
  ['CALL_UNKNOWN', { call: 'address.lists' }],
  ['CALL_UNFIT', { call: 'address.create' }],
  ['CALL_UNFIT', { call: 'address.detail' }],
  ['CALL_UNFIT', { call: 'store.list' }],
  ['TITLE_MALFORMED', { title: '' }],
  ['TITLE_MALFORMED', { title: '<b>' }],
  ['TITLE_MALFORMED', { title: '가'.repeat(31) }],
])('%s is refused for %j', (code, change) => {
  expect(refusalOf(change)).toEqual(code)
})

test('a refused command says its code and why, and writes nothing', async () => {
  const refused = await newScreen({ ...TYPED, name: 'address.manageAddress' })
  const flag = await run('adapters/generators/src/new.ts', 'screen', 'address.notice', '--titel=x')
  expect([refused, flag.code, flag.output.split(':')[0], changedFiles()]).toEqual([
    {
      code: 1,
      output: 'PAGE_EXISTS: ui/src/app/pages.ts opens a screen at manageAddress already.\n',
    },
    1,
    'WORDS_UNKNOWN',
    [],
  ])
})

describe.each([
  ['members', TYPED],
  ['everybody', { name: 'store.faq', call: 'session.whoAmI', title: '자주 묻는 질문' }],
])('a new screen for %s', (_, typed) => {
  const [domain = '', page = ''] = typed.name.split('.')
  const name = page.charAt(0).toUpperCase() + page.slice(1)
  const made = [
    'docs/calls.md',
    `tests/browser/${domain}/${page}.spec.ts`,
    'ui/src/app/pages.ts',
    `ui/src/screens/${domain}/${name}Screen.tsx`,
  ]
  let command: CommandEnd
  let before: string[]
  beforeAll(async () => {
    before = changedFiles()
    command = await newScreen(typed)
  })

  test('consists of the files that the command names', () => {
    const [paths = '', steps = ''] = command.output.split('\n\nNext:\n')
    const styles = `ui/src/screens/${domain}/${name}.module.css`
    expect([command.code, paths.split('\n').toSorted(), steps.trim().split('\n').length]).toEqual([
      0,
      [...made, styles].toSorted(),
      3,
    ])
    expect(changedFiles()).toEqual([...new Set([...before, ...made])].toSorted())
  })

  test('has taken its page', async () => {
    const { code, output } = await newScreen(typed)
    expect([code, output.split(':')[0]]).toEqual([1, 'PAGE_EXISTS'])
  })
})

test('new screens type-check', async () => {
  const sources = changedFiles()
  const pages = sources.filter((path) => path.startsWith('ui/'))
  const specs = sources.filter((path) => path.startsWith('tests/'))
  const checked = [await typeCheck(pages, 'ui'), await typeCheck(specs, 'tests/browser')]
  expect(checked).toEqual([FINE, FINE])
})

test('what fails on the way leaves nothing behind', async () => {
  const before = changedTexts()
  rmSync(join(tree, 'adapters/generators/src/contract/calls.ts'))
  const { code } = await newScreen({ ...TYPED, name: 'inquiry.inquiry' })
  expect([code, changedTexts()]).toEqual([1, before])
})
