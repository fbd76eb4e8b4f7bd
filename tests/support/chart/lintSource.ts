import { Visitor, parseSync } from 'oxc-parser'
import type { CallExpression, ObjectExpression, ObjectProperty, Program } from 'oxc-parser'

const LITERAL_LINES_MAX = 155
/**
 * The only keys of the literal whose value may be a function: what a chart reads from its input and gives to its
 * actors.
 */
const FUNCTION_KEYS = new Set(['context', 'input'])
const ASSEMBLING = new Set(['extend', 'createStateConfig'])

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  return callee.property.name
}

function isOfSetup({ callee }: CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'CallExpression' &&
    calledName(callee.object) === 'setup'
  )
}

function callsOf(program: Program): CallExpression[] {
  const calls: CallExpression[] = []
  new Visitor({ CallExpression: (node) => calls.push(node) }).visit(program)
  return calls
}

/** A context begins with its input as it is: `({ input }) => ({ ...input, … })`, which needs none to be made. */
function isOfContext({ key, value }: ObjectProperty, start: number): boolean {
  const isContext = key.type === 'Identifier' && key.name === 'context'
  return isContext && start >= value.start && start < value.end
}

function lintLiteral(literal: ObjectExpression, source: string): string[] {
  const found: string[] = []
  const within = (start: number, end: number) => start >= literal.start && end <= literal.end
  const { properties } = literal
  const lines = source.slice(literal.start, literal.end).split('\n').length
  if (lines > LITERAL_LINES_MAX) found.push(`${lines} lines`)
  new Visitor({
    SpreadElement({ start, end, argument }) {
      const isInput = argument.type === 'Identifier' && argument.name === 'input'
      const isBirth = properties.some((one) => one.type === 'Property' && isOfContext(one, start))
      if (within(start, end) && !(isInput && isBirth)) found.push('a spread')
    },
    Property({ start, end, computed, key, value }) {
      if (!within(start, end)) return
      if (computed) found.push('a computed key')
      const name = key.type === 'Identifier' ? key.name : ''
      const isFunction = /Function/.test(value.type)
      if (isFunction && !FUNCTION_KEYS.has(name)) found.push(`an inline function at ${name}`)
      if (value.type === 'CallExpression') found.push(`a call at ${name}`)
    },
  }).visit(parseSync('chart.ts', source).program)
  return found
}

/** Lists violations of the rules on a chart file's text. */
export function lintSource(id: string, source: string): string[] {
  const { program } = parseSync('chart.ts', source)
  const calls = callsOf(program)
  const found = calls
    .map(calledName)
    .filter((name) => ASSEMBLING.has(name))
    .map((name) => `assembled with ${name}`)
  if (!source.includes(` */\nexport const ${id}Chart = setup({`)) {
    found.push(`no docstring before export const ${id}Chart = setup({`)
  }
  const [machine, second] = calls.filter((call) => calledName(call) === 'createMachine')
  if (machine === undefined || second !== undefined || !isOfSetup(machine)) {
    return [...found, 'not one setup({…}).createMachine({…})']
  }
  const [literal] = machine.arguments
  if (literal?.type !== 'ObjectExpression') return [...found, 'a machine that is not a literal']
  return [...found, ...lintLiteral(literal, source)]
}
