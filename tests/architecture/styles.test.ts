import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

type Seeded = readonly [rule: string, css: string]

const SEEDED: readonly Seeded[] = [
  ['color-no-hex', '.a { color: #fff; }'],
  ['color-named', '.a { color: red; }'],
  ['function-disallowed-list', '.a { color: rgb(1 2 3); }'],
  ['unit-disallowed-list', '.a { gap: 3px; }'],
  ['declaration-no-important', '.a { gap: 1rem !important; }'],
  ['property-disallowed-list', '.a { backdrop-filter: blur(1rem); }'],
  ['selector-max-type', '.a p { gap: 1rem; }'],
  ['selector-max-type', 'button { gap: 1rem; }'],
  ['selector-max-universal', '.a > * { gap: 1rem; }'],
  ['selector-max-specificity', '#a { gap: 1rem; }'],
  ['no-unknown-custom-properties', '.a { gap: var(--space-typo); }'],
  ['no-unknown-animations', '.a { animation: nowhere 1s; }'],
]

async function rulesBroken(file: string, css: string): Promise<string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'jangteo-styles-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  cpSync(join(ROOT, '.stylelintrc.json'), join(tree, '.stylelintrc.json'))
  mkdirSync(join(tree, 'ui/src/style'), { recursive: true })
  mkdirSync(join(tree, 'ui/src/parts'), { recursive: true })
  writeFileSync(join(tree, 'ui/src/style/tokens.css'), ':root {\n  --space-1: 4px;\n}\n')
  writeFileSync(join(tree, file), css)
  const { results } = await stylelint.lint({ files: 'ui/src/**/*.css', cwd: tree })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

test.each(SEEDED)('%s is reported in %s', async (rule, css) => {
  expect(await rulesBroken('ui/src/parts/Price.module.css', css)).toEqual([rule])
})

test('a module of tokens and rem is left alone', async () => {
  const css =
    '.a { gap: var(--space-1); padding: 1rem; }\n@media (width >= 674px) { .b { gap: 0 } }'
  expect(await rulesBroken('ui/src/parts/Price.module.css', css)).toEqual([])
})

test('only the tokens know colours and pixels', async () => {
  const css = ':root {\n  --red-500: #e00;\n  --space-1: 4px;\n}\n'
  expect(await rulesBroken('ui/src/style/tokens.css', css)).toEqual([])
  expect(await rulesBroken('ui/src/style/base.css', css)).toEqual([
    'color-no-hex',
    'unit-disallowed-list',
  ])
})
