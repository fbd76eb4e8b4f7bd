import type { Plugin } from 'rolldown'

const WIDE = /[\u0080-\uFFFF]/g
const RAW_AND_WIDE = /String\.raw`[^`]*[\u0080-\uFFFF][^`]*`/
const HEX_DIGIT_COUNT = 4
const HEX = 16

const toEscape = (unit: string): string =>
  `\\u${(unit.codePointAt(0) ?? 0).toString(HEX).padStart(HEX_DIGIT_COUNT, '0')}`

/**
 * Writes what is beyond ASCII as escapes, which mean the same in texts, patterns and names. Node reads a file with one Korean
 * letter as two bytes a letter, and V8 holds the sources of its functions for the life of the process.
 */
export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    // The last hook: before it the bundler prints texts as they were.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const [raw] = RAW_AND_WIDE.exec(file.code) ?? []
        if (raw !== undefined) {
          throw new Error(
            `${file.fileName}: an escape means something else in ${raw}; write it without String.raw.`,
          )
        }
        file.code = file.code.replaceAll(WIDE, toEscape)
      }
    },
  }
}
