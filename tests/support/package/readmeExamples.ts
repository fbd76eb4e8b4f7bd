import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** An example of core's README: its heading, its code, and what it says that each `console.log` prints. */
export type ReadmeExample = {
  readonly title: string
  readonly code: string
  readonly printed: readonly string[]
}

const EXAMPLE = /^## (?<title>.+)\n(?:(?!^## )[\s\S])*?^```ts\n(?<code>[\s\S]*?)^```$/gm
const PRINTED = /console\.log\(.*\) \/\/ (?<text>.+)$/gm

/** The examples of core's README, in their order. */
export function readmeExamples(): ReadmeExample[] {
  const text = readFileSync(join(ROOT, 'core/README.md'), 'utf8')
  return [...text.matchAll(EXAMPLE)].map(({ groups }) => {
    const code = groups?.['code'] ?? ''
    return {
      title: groups?.['title'] ?? '',
      code,
      printed: [...code.matchAll(PRINTED)].map((match) => match.groups?.['text'] ?? ''),
    }
  })
}
