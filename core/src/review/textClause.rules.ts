import { tidyText } from '../member/member.rules.ts'

const SENTENCE_ENDS = /[.!?…~;\r\n]+|[ㅋㅎㅠㅜ^]{2,}/
/** 지만, 으나, 라서, and ㄴ데 as in 좋은데 and 빠른데, but neither 군데 nor the words that a clause begins with. */
const TURNING_ENDINGS = new RegExp(
  `(?:(?<!(?:^|\\s)하)지만|으나|라서|(?<!구|(?:^|\\s)그러)\u11ab데)(?:요)?(?=[\\s,])`.normalize(
    'NFD',
  ),
  'g',
)
const TURNING_WORDS = /(?=(?:^|\s)(?:그런데|하지만|다만)(?:[\s,]|$))/

/**
 * Cuts a review into clauses: at marks that end a sentence, after endings that turn to something else, before 그런데,
 * 하지만 and 다만. Source: market-rules §4.2.
 * @example clausesOf('배송은 빠른데 포장이 아쉬워요!') // ['배송은 빠른데', '포장이 아쉬워요']
 */
export function clausesOf(text: string): string[] {
  return tidyText(text)
    .split(SENTENCE_ENDS)
    .flatMap((sentence) =>
      sentence.normalize('NFD').replaceAll(TURNING_ENDINGS, '$&\n').split('\n'),
    )
    .flatMap((piece) => piece.normalize('NFC').split(TURNING_WORDS))
    .map((clause) => clause.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter((clause) => clause !== '')
}
