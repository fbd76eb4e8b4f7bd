// Builds one program, in a process of its own: the bundler's memory ends with it.
import { stripVTControlCharacters } from 'node:util'
import { buildProgram } from './buildProgram.ts'

const [entry] = process.argv.slice(2)
if (entry === undefined) throw new TypeError('the path of an entry expected')
try {
  await buildProgram(entry)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${stripVTControlCharacters(error.message)}\n`)
  process.exitCode = 1
}
