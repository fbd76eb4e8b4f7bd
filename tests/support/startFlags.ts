import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './root.ts'

const manifest = z.object({ scripts: z.object({ start: z.string() }) })

/** The flags that `npm start` gives to node. */
export function readStartFlags(): readonly string[] {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
