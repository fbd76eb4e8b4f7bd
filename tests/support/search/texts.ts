import type { SearchSource } from '@jangteo/core/search/searchText.rules'
import * as fc from 'fast-check'

/** Few characters, so that random texts have words in common: syllables, letters, Latin, digits, and what SQL reads. */
const CHARACTERS = Array.from('가나무선이어폰값까ㄱㄳㅁㅅabA1 %_\\')

/** A text of few kinds of characters; composed or not. */
export const randomText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength }),
      fc.constantFrom('NFC' as const, 'NFD' as const),
    )
    .map(([text, form]) => text.normalize(form))

/** A product's texts. */
export const randomSource: fc.Arbitrary<SearchSource> = fc.record({
  name: randomText(12),
  brand: fc.option(
    fc.record({
      name: randomText(4),
      nameEn: fc.option(randomText(4)),
      aliases: fc.array(randomText(4), { maxLength: 2 }),
    }),
  ),
  modelName: fc.option(randomText(5)),
  categoryName: fc.option(randomText(4)),
  tags: fc.array(randomText(4), { maxLength: 2 }),
})
