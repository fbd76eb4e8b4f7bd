import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { findClassNames } from './classNames.ts'

test('every class that a component names exists, and every class is named', () => {
  expect(findClassNames(join(ROOT, 'ui/src'))).toEqual([])
})

test('a class that is misspelt or left over is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'class-names-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(
    join(root, 'Card.module.css'),
    '@layer parts { .card { gap: 0.25rem; &:hover { gap: 0; } } .old, .title { gap: 0; } }',
  )
  writeFileSync(
    join(root, 'Card.tsx'),
    `import styles from './Card.module.css'
    export const card = <p className={styles.card}><b className={styles.titel} /></p>`,
  )
  expect(findClassNames(root)).toEqual([
    'Card.module.css has .old, which nobody names',
    'Card.module.css has .title, which nobody names',
    'Card.tsx names .titel, which is not there',
  ])
})
