import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FONTS = join(import.meta.dirname, '../../.cache/fonts')
const WEIGHTS = ['Regular', 'Medium', 'SemiBold', 'Bold']

const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FONTS}</dir>
  <cachedir>${FONTS}/cache</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Pretendard</family></prefer></alias>
</fontconfig>
`

/**
 * Gives a browser on Linux one Korean font, as every phone has one, and no font of the machine: screenshots, widths
 * and layout shifts are the same wherever the tests run.
 */
export function browserFonts(): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') return {}
  const pretendard = dirname(fileURLToPath(import.meta.resolve('pretendard/package.json')))
  mkdirSync(FONTS, { recursive: true })
  for (const weight of WEIGHTS) {
    const file = `Pretendard-${weight}.otf`
    const wanted = join(FONTS, file)
    if (!existsSync(wanted))
      place(wanted, readFileSync(join(pretendard, 'dist/public/static', file)))
  }
  const configuration = join(FONTS, 'fonts.conf')
  place(configuration, CONFIGURATION)
  return { FONTCONFIG_FILE: configuration }
}

/** A browser that runs at the same time sees the old file or the new one, never half of it. */
function place(path: string, content: string | Uint8Array): void {
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, content)
  renameSync(partial, path)
}
