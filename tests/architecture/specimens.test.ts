import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { findUnshownParts } from './specimens.ts'

/**
 * Frames around content, which look like what they hold; dialogs and toasts, which buttons of the page of parts open; and
 * the callouts of a special sale, which ask for one that runs; and the market's bars, which stand around it: imported by it too, they would leave the file that every page starts with.
 */
const WITHOUT_LOOK = [
  'boundary/MemberOnly.tsx',
  'dialog/ConfirmDialog.tsx',
  'dialog/ConfirmProvider.tsx',
  'dialog/IdleQuestion.tsx',
  'dialog/SessionDialog.tsx',
  'dialog/SessionProvider.tsx',
  'frame/BottomTabs.tsx',
  'frame/CategoryLine.tsx',
  'frame/Footer.tsx',
  'frame/GnbMark.tsx',
  'frame/Header.tsx',
  'frame/HeaderSearch.tsx',
  'frame/IntermediaryNotice.tsx',
  'frame/KeywordTurner.tsx',
  'frame/Logo.tsx',
  'frame/SearchPanel.tsx',
  'frame/SkipLink.tsx',
  'frame/TopTabs.tsx',
  'frame/usePopularWord.tsx',
  'goods/FavoritesProvider.tsx',
  'goods/SaleLink.tsx',
  'layout/Column.tsx',
  'toast/ToastProvider.tsx',
]

test('the page of parts shows every part', () => {
  expect(findUnshownParts(join(ROOT, 'ui/src'), WITHOUT_LOOK)).toEqual([])
})

test('a part that the page of parts leaves out is named, and one that another part brings is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'specimens-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'screens/gallery'), { recursive: true })
  mkdirSync(join(root, 'parts/text'), { recursive: true })
  writeFileSync(
    join(root, 'screens/gallery/TextSpecimens.tsx'),
    `import { Price } from '../../parts/text/Price.tsx'`,
  )
  writeFileSync(join(root, 'parts/text/Price.tsx'), `import { Won } from './Won.tsx'`)
  writeFileSync(join(root, 'parts/text/Won.tsx'), '')
  writeFileSync(join(root, 'parts/text/Badge.tsx'), '')
  writeFileSync(join(root, 'parts/text/Frame.tsx'), '')
  expect(findUnshownParts(root, ['text/Frame.tsx'])).toEqual(['text/Badge.tsx'])
})
