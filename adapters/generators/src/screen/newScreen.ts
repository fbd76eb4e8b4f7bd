import { pascalCase } from '../file/nameText.ts'
import { newFile, readSource } from '../file/newFile.ts'
import type { Plan } from '../file/newFile.ts'
import { withMember } from '../file/sourceText.ts'
import { textOfEntry, textOfScreen, textOfSpec, textOfStyles } from './screenSkeleton.ts'
import type { ScreenWords } from './screenWords.ts'

const PAGES = 'ui/src/app/pages.ts'

/**
 * Plans a page that opens, loads its data and shows nothing of it yet: the screen with its styles, its entry among the
 * pages with a bar of their own, and a browser test that fails until it states the content. Writes nothing; throws a
 * `Refusal` when a file is taken.
 */
export function planScreen(words: ScreenWords): Plan {
  const { domain, page } = words
  const stem = `ui/src/screens/${domain}/${pascalCase(page)}`
  const spec = `tests/browser/${domain}/${page}.spec.ts`
  return {
    files: [
      newFile(`${stem}Screen.tsx`, textOfScreen(words)),
      newFile(`${stem}.module.css`, textOfStyles()),
      { path: PAGES, content: withMember(readSource(PAGES), 'INNER_PAGES', textOfEntry(words)) },
      newFile(spec, textOfSpec(words)),
    ],
    generators: ['calls'],
    generated: ['docs/calls.md'],
    steps: [
      `${stem}Screen.tsx: the content, its skeleton in the final size, and what an empty page says`,
      `${PAGES}: FIRST_PAGES instead of INNER_PAGES where the market's bars stay`,
      `${spec}: what the page shows, what a tap does, its failures; then look at test-results/screens at 320 and 1280`,
    ],
  }
}
