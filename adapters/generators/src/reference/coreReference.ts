import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Comment, Declaration, Expression } from 'oxc-parser'
import { readCoreFiles } from './publicFiles.ts'
import { ROOT } from '../product/root.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'

const HEAD = `# The reference of core

Generated from the docstrings: \`npm run generate\`. Import a file by its name, \`@jangteo/core/<domain>/<noun>.<role>\`;
what the roles are and how to begin stands in [core's README](../core/README.md). Money is whole won; refusals are codes
in capitals, whose Korean texts are in the \`messages\` of their domain; a source is a section of the specification, of
the market rules (\`domain-rules\`) or a [decision](decisions).
`

type Exported = { readonly name: string; readonly doc: string }

const ROLES = ['codes', 'rules', 'schemas', 'chart', 'table.gen', 'view', 'messages']

function roleOf(path: string): number {
  return ROLES.findIndex((role) => path.endsWith(`.${role}.ts`))
}

function docBefore(start: number, comments: readonly Comment[], text: string): string {
  const comment = comments.findLast(({ end }) => end <= start)
  if (comment === undefined || text.slice(comment.end, start).trim() !== '') return ''
  if (comment.type !== 'Block' || !comment.value.startsWith('*')) return ''
  return comment.value
    .split('\n')
    .map((line) => line.trim().replace(/^\*+ ?/, ''))
    .join(' ')
    .replaceAll(
      / @example (?<code>.+?) \/\/ (?<result>.+)$/g,
      ' Example: `$<code>` is `$<result>`.',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}

function textOf(node: { readonly start: number; readonly end: number }, text: string): string {
  return text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
}

/** The codes of a closed list; nothing for other values. */
function codesOf(init: Expression | null, text: string): string {
  if (init?.type !== 'TSAsExpression' || init.expression.type !== 'ArrayExpression') return ''
  return ` = ${textOf(init.expression, text).replaceAll("'", '').replaceAll(', ]', ' ]')}`
}

function namesOf(declaration: Declaration, text: string): string[] {
  if (declaration.type === 'FunctionDeclaration') {
    const names = declaration.params.map((param) => textOf(param, text).split(':')[0] ?? '')
    return [`${declaration.id?.name ?? ''}(${names.join(', ')})`]
  }
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(
      ({ id, init }) => `${textOf(id, text).split(':')[0] ?? ''}${codesOf(init, text)}`,
    )
  }
  return declaration.type === 'TSTypeAliasDeclaration' ? [`type ${declaration.id.name}`] : []
}

function exportsOf(path: string): Exported[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { program, comments } = parseSync(path, text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) return []
    const doc = docBefore(node.start, comments, text)
    return namesOf(node.declaration, text).map((name) => ({ name, doc }))
  })
}

function fileSection(path: string): string {
  const name = path.replace('core/src/', '').replace(/\.ts$/, '')
  const lines = exportsOf(path).map(({ name: exported, doc }) => {
    const text = doc === '' ? '' : `: ${doc}`
    return `- \`${exported}\`${text}`
  })
  return [`### ${name}`, '', ...lines, ''].join('\n')
}

function domainSection([domain, paths]: readonly [string, readonly string[]]): string {
  const sections = paths.toSorted((a, b) => roleOf(a) - roleOf(b) || a.localeCompare(b))
  return [`## ${domain}`, '', ...sections.map(fileSection)].join('\n')
}

/** Every export that other teams may import, with what its docstring says. */
export async function generateCoreReference(): Promise<GeneratedFile[]> {
  const paths = readCoreFiles().open.map((name) => `core/src/${name}.ts`)
  const domains = Map.groupBy(paths, (path) => path.split('/')[2] ?? '')
  const content = [HEAD, ...[...domains].map(domainSection)].join('\n')
  return [{ path: 'docs/core.md', content: `${content.trimEnd()}\n` }]
}
