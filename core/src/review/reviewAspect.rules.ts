import { COMMON_ASPECTS, ROOT_ASPECTS } from './aspect.codes.ts'
import type { Aspect } from './aspect.codes.ts'
import { createStemFinder, lettersOf, syllableCount } from './aspectStem.rules.ts'
import type { FoundStem, Sign, StemMeaning } from './aspectStem.rules.ts'
import { clausesOf } from './textClause.rules.ts'

/** Most syllables between a judgement and what turns it. Source: market-rules §4.2. */
const TURN_DISTANCE_MAX = 6

/** Returns the aspects of the products of a root category; `null` for a product without one. Source: market-rules §4.2. */
export function aspectsOfRoot(rootSlug: string | null): readonly Aspect[] {
  const own = rootSlug === null ? [] : (ROOT_ASPECTS[rootSlug] ?? [])
  return [...COMMON_ASPECTS, ...own]
}

type Verdict = readonly [Aspect, Sign]

/** A judgement in a clause; its verdicts are empty while a trouble waits for its verb. */
type Judgement = {
  readonly meaning: StemMeaning
  readonly verdicts: readonly Verdict[]
  readonly endIndex: number
}

/** A clause as far as it is read. */
type Reading = {
  readonly letters: string
  readonly judgements: readonly Judgement[]
  /** Aspects named since the last judgement; when there are none, those that it was about. */
  readonly named: readonly Aspect[]
  readonly isJudged: boolean
  /** Judgements in front of the first name. */
  readonly waiting: readonly (FoundStem & { readonly isTurned: boolean })[]
  /** End of 안 or 못 that waits for its judgement. */
  readonly negationEndIndex: number | null
}

function isNear({ letters }: Reading, fromIndex: number, toIndex: number): boolean {
  return syllableCount(letters.slice(fromIndex, toIndex)) <= TURN_DISTANCE_MAX
}

function turn(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.map(([aspect, sign]) => [aspect, sign === 1 ? -1 : 1])
}

function verdictsOf(meaning: StemMeaning, aspects: readonly Aspect[]): readonly Verdict[] {
  return aspects.flatMap((aspect) => {
    const sign = meaning.signs.get(aspect) ?? meaning.general
    return sign === null ? [] : [[aspect, sign] as const]
  })
}

function impliedVerdicts({ implied, signs }: StemMeaning): readonly Verdict[] {
  const sign = implied === null ? undefined : signs.get(implied)
  return implied === null || sign === undefined ? [] : [[implied, sign]]
}

function isNegated(reading: Reading, { startIndex }: FoundStem): boolean {
  const { negationEndIndex } = reading
  return negationEndIndex !== null && isNear(reading, negationEndIndex, startIndex)
}

function addJudgement(
  reading: Reading,
  { meaning, endIndex }: FoundStem,
  verdicts: readonly Verdict[],
): Reading {
  const judgement = { meaning, verdicts, endIndex }
  return {
    ...reading,
    judgements: [...reading.judgements, judgement],
    named: verdicts.length === 0 ? reading.named : verdicts.map(([aspect]) => aspect),
    isJudged: true,
    negationEndIndex: null,
  }
}

function replaceLast(reading: Reading, verdicts: readonly Verdict[]): Reading {
  const last = reading.judgements.at(-1)
  if (last === undefined) return reading
  return {
    ...reading,
    judgements: [...reading.judgements.slice(0, -1), { ...last, verdicts }],
    negationEndIndex: null,
  }
}

/** Reads 없다 or 있다 behind a trouble, and 없다 behind anything bad; `null` where it has neither. */
function readPresence(reading: Reading, found: FoundStem): Reading | null {
  const { turn: kind } = found.meaning
  const last = reading.judgements.at(-1)
  if (kind !== 'absent' && kind !== 'present') return null
  if (last === undefined || !isNear(reading, last.endIndex, found.startIndex)) return null
  const { trouble } = last.meaning
  if (trouble !== null) {
    const sign: Sign = kind === 'absent' ? 1 : -1
    const verdicts = [[trouble.aspect, sign] as const]
    return replaceLast(reading, isNegated(reading, found) ? turn(verdicts) : verdicts)
  }
  const isBad = last.verdicts.some(([, sign]) => sign === -1)
  return kind === 'absent' && isBad ? replaceLast(reading, turn(last.verdicts)) : null
}

function readTrouble(reading: Reading, found: FoundStem): Reading {
  const { trouble } = found.meaning
  if (trouble === null) return reading
  const added = addJudgement(reading, found, trouble.isFault ? [[trouble.aspect, -1]] : [])
  return { ...added, named: [trouble.aspect], negationEndIndex: reading.negationEndIndex }
}

function readName(reading: Reading, found: FoundStem): Reading {
  const { names } = found.meaning
  const named = reading.isJudged ? names : [...new Set([...reading.named, ...names])]
  const { waiting } = reading
  const start: Reading = { ...reading, named, isJudged: false, waiting: [] }
  return waiting.reduce<Reading>((next, stem) => {
    const isFitting = isNear(reading, stem.endIndex, found.startIndex)
    const fitting = isFitting ? verdictsOf(stem.meaning, names) : []
    const verdicts = fitting.length === 0 ? impliedVerdicts(stem.meaning) : fitting
    const judged = addJudgement(next, stem, stem.isTurned ? turn(verdicts) : verdicts)
    return { ...judged, named, isJudged: false, negationEndIndex: reading.negationEndIndex }
  }, start)
}

function readSign(reading: Reading, found: FoundStem): Reading {
  const { meaning } = found
  const isTurned = isNegated(reading, found)
  if (reading.named.length === 0) {
    const waiting = [...reading.waiting, { ...found, isTurned }]
    return { ...reading, waiting, negationEndIndex: null }
  }
  const ofNamed = verdictsOf(meaning, reading.named)
  const verdicts = ofNamed.length === 0 ? impliedVerdicts(meaning) : ofNamed
  return verdicts.length === 0
    ? reading
    : addJudgement(reading, found, isTurned ? turn(verdicts) : verdicts)
}

/** Reads 않다 or 못하다: it turns the judgement before it, also one that waits for its name. */
function readNegation(reading: Reading, { startIndex }: FoundStem): Reading {
  const waiting = reading.waiting.at(-1)
  if (waiting !== undefined && isNear(reading, waiting.endIndex, startIndex)) {
    const turnedStem = { ...waiting, isTurned: !waiting.isTurned }
    return { ...reading, waiting: [...reading.waiting.slice(0, -1), turnedStem] }
  }
  const last = reading.judgements.at(-1)
  return last !== undefined && isNear(reading, last.endIndex, startIndex)
    ? replaceLast(reading, turn(last.verdicts))
    : reading
}

function readStem(reading: Reading, found: FoundStem): Reading {
  const { meaning } = found
  if (meaning.turn === 'before') return { ...reading, negationEndIndex: found.endIndex }
  if (meaning.turn === 'after') return readNegation(reading, found)
  const withPresence = readPresence(reading, found)
  if (withPresence !== null) return withPresence
  if (meaning.trouble !== null) return readTrouble(reading, found)
  const isSign = meaning.signs.size > 0 || meaning.general !== null
  const isOfNamed = isSign && verdictsOf(meaning, reading.named).length > 0
  if (meaning.names.length > 0 && !isOfNamed) return readName(reading, found)
  return isSign ? readSign(reading, found) : reading
}

/** Drops 별로 and the like where another judgement, or its negation, follows: they only weigh that one. */
function withoutDoubts(stems: readonly FoundStem[]): readonly FoundStem[] {
  return stems.filter(({ meaning }, index) => {
    if (meaning.turn !== 'doubt') return true
    return !stems
      .slice(index + 1)
      .some(
        ({ meaning: next }) => next.turn !== null || next.signs.size > 0 || next.general !== null,
      )
  })
}

/** Sums up a clause: the sign of all judgements of an aspect, none where they cancel out. */
function signsOf({ judgements, waiting }: Reading): ReadonlyMap<Aspect, Sign> {
  const left = waiting.flatMap(({ meaning, isTurned }) =>
    isTurned ? turn(impliedVerdicts(meaning)) : impliedVerdicts(meaning),
  )
  const verdicts = [...judgements.flatMap((judgement) => judgement.verdicts), ...left]
  const sums = new Map<Aspect, number>()
  for (const [aspect, sign] of verdicts) sums.set(aspect, (sums.get(aspect) ?? 0) + sign)
  return new Map(
    [...sums].flatMap(([aspect, sum]) => (sum === 0 ? [] : [[aspect, sum > 0 ? 1 : -1] as const])),
  )
}

/** Vote of one review on one aspect, with the first clause that says so. */
export type AspectVote = { readonly aspect: Aspect; readonly sign: Sign; readonly quote: string }

/** Reads the votes of a review. */
export type AspectReader = (text: string) => readonly AspectVote[]

function votesOf(
  clauses: readonly (readonly [string, ReadonlyMap<Aspect, Sign>])[],
  aspects: readonly Aspect[],
) {
  return aspects.flatMap((aspect): AspectVote[] => {
    const sum = clauses.reduce((total, [, signs]) => total + (signs.get(aspect) ?? 0), 0)
    if (sum === 0) return []
    const sign: Sign = sum > 0 ? 1 : -1
    const quote = clauses.find(([, signs]) => signs.get(aspect) === sign)?.[0] ?? ''
    return [{ aspect, sign, quote }]
  })
}

/**
 * Builds a reader of reviews for the aspects of a product. It votes once on each aspect that a review judges: by the sum
 * of its clauses, none when they cancel out. Stars are not read: what a buyer does not say is not meant. Source:
 * market-rules §4.2, decision 154.
 * @example createAspectReader(['NOISE'])('소음이 없지 않아요') // [{ aspect: 'NOISE', sign: -1, quote: '소음이 없지 않아요' }]
 */
export function createAspectReader(aspects: readonly Aspect[]): AspectReader {
  const findStems = createStemFinder(aspects)
  return (text) => {
    const clauses = clausesOf(text).map((clause) => {
      const letters = lettersOf(clause)
      const start: Reading = {
        letters,
        judgements: [],
        named: [],
        isJudged: false,
        waiting: [],
        negationEndIndex: null,
      }
      const reading = withoutDoubts(findStems(letters)).reduce(readStem, start)
      return [clause, signsOf(reading)] as const
    })
    return votesOf(clauses, aspects)
  }
}
