// Builds one program, in a process of its own: the bundler's memory ends with it.
import { buildProgram } from './buildProgram.ts'

const [entry] = process.argv.slice(2)
if (entry === undefined) throw new TypeError('the path of an entry expected')
await buildProgram(entry)
