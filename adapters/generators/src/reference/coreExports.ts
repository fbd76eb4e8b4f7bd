import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Comment, Declaration, Expression } from 'oxc-parser'
import { ROOT } from '../product/root.ts'

/** An export: its name, its parameters or codes, and its docstring on one line. */
export type Exported = { readonly name: string; readonly doc: string }

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

/** Lists the exports of a file of core, in order. */
export function exportsOf(path: string): Exported[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { program, comments } = parseSync(path, text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) return []
    const doc = docBefore(node.start, comments, text)
    return namesOf(node.declaration, text).map((name) => ({ name, doc }))
  })
}
