import { groupBy } from '../decision/group.rules.ts'
import type { Aspect } from './aspect.codes.ts'
import {
  ABSENCE_WORDS,
  ASPECT_WORDS,
  DOUBT_WORDS,
  GENERAL_WORDS,
  NEGATION_WORDS,
} from './aspectWord.codes.ts'

/** A judgement: good or bad. */
export type Sign = 1 | -1

/** Effect of a stem on the judgements around it. */
type Turn = 'before' | 'after' | 'absent' | 'present' | 'doubt'

/** One meaning of a stem; it may have several. */
type StemRole =
  | { readonly kind: 'name'; readonly aspect: Aspect }
  | {
      readonly kind: 'sign'
      readonly aspect: Aspect
      readonly sign: Sign
      /** It judges its aspect without naming it. */
      readonly isImplied: boolean
    }
  | { readonly kind: 'general'; readonly sign: Sign }
  /** A thing that is good when absent; a fault is bad by itself. */
  | { readonly kind: 'trouble'; readonly aspect: Aspect; readonly isFault: boolean }
  | { readonly kind: 'turn'; readonly turn: Turn }

type StemEntry = { readonly stem: string; readonly role: StemRole }

/** What a stem means for the aspects that are read. */
export type StemMeaning = {
  readonly names: readonly Aspect[]
  readonly signs: ReadonlyMap<Aspect, Sign>
  /** Judgement of any other aspect; `null` for a stem that says nothing of others. */
  readonly general: Sign | null
  /** Aspect that it judges without a name; `null` for a stem that needs one. */
  readonly implied: Aspect | null
  readonly trouble: { readonly aspect: Aspect; readonly isFault: boolean } | null
  readonly turn: Turn | null
}

/** A stem in a clause; its place is counted in letters. */
export type FoundStem = {
  readonly meaning: StemMeaning
  readonly startIndex: number
  readonly endIndex: number
}

/** Finds the stems of some aspects in the letters of a clause, in their order. */
export type StemFinder = (letters: string) => readonly FoundStem[]

/** Splits a text into the letters that stems are compared by, with one space around and between words. */
export function lettersOf(text: string): string {
  return ` ${text.normalize('NFD').replaceAll(/\s+/g, ' ').trim()} `
}

const SYLLABLE_STARTS = /[\u1100-\u1112]/g

/** Counts the syllables that begin in a part of the letters. */
export function syllableCount(letters: string): number {
  return letters.match(SYLLABLE_STARTS)?.length ?? 0
}

function entriesOf(words: string | undefined, role: StemRole): StemEntry[] {
  return words === undefined || words === ''
    ? []
    : words.split(', ').map((stem) => ({ stem, role }))
}

function aspectEntries(aspect: Aspect): StemEntry[] {
  const words = ASPECT_WORDS[aspect]
  const sign = (value: Sign, isImplied: boolean): StemRole => ({
    kind: 'sign',
    aspect,
    sign: value,
    isImplied,
  })
  return [
    ...entriesOf(words.names, { kind: 'name', aspect }),
    ...entriesOf(words.good, sign(1, false)),
    ...entriesOf(words.bad, sign(-1, false)),
    ...entriesOf(words.impliedGood, sign(1, true)),
    ...entriesOf(words.impliedBad, sign(-1, true)),
    ...entriesOf(words.troubles, { kind: 'trouble', aspect, isFault: false }),
    ...entriesOf(words.faults, { kind: 'trouble', aspect, isFault: true }),
  ]
}

const SHARED_ENTRIES: readonly StemEntry[] = [
  ...entriesOf(GENERAL_WORDS.good, { kind: 'general', sign: 1 }),
  ...entriesOf(GENERAL_WORDS.bad, { kind: 'general', sign: -1 }),
  ...entriesOf(DOUBT_WORDS, { kind: 'turn', turn: 'doubt' }),
  ...entriesOf(DOUBT_WORDS, { kind: 'general', sign: -1 }),
  ...entriesOf(NEGATION_WORDS.before, { kind: 'turn', turn: 'before' }),
  ...entriesOf(NEGATION_WORDS.after, { kind: 'turn', turn: 'after' }),
  ...entriesOf(ABSENCE_WORDS.absent, { kind: 'turn', turn: 'absent' }),
  ...entriesOf(ABSENCE_WORDS.present, { kind: 'turn', turn: 'present' }),
]

/** The letters of a stem without its marks and spaces. */
function keyOf(stem: string): string {
  return stem.normalize('NFD').replaceAll(/[\^$ ]/g, '')
}

/** Letters of the first consonant and the first vowel, by which stems are grouped for speed. */
const HEAD_LENGTH = 2

/** The pattern of a stem behind its head. */
function restPattern(stem: string): string {
  const letters = stem.normalize('NFD').replace(/^\^/, '')
  const head = letters.slice(0, HEAD_LENGTH)
  const rest = letters.slice(HEAD_LENGTH).replace(/\$$/, '(?= )')
  const tie = stem.startsWith('^') ? `(?<= ${head})` : ''
  return tie + rest.replaceAll(/ (?!\))/g, ' ?')
}

/** The pattern of all stems, the longer ones first. */
function patternOf(stems: readonly string[]): RegExp {
  const longestFirst = stems.toSorted((a, b) => keyOf(b).length - keyOf(a).length)
  const byHead = groupBy(longestFirst, (stem) => keyOf(stem).slice(0, HEAD_LENGTH))
  const groups = Array.from(
    byHead,
    ([head, group]) => `${head}(?:${group.map(restPattern).join('|')})`,
  )
  return new RegExp(groups.join('|'), 'g')
}

function meaningOf(roles: readonly StemRole[]): StemMeaning {
  const signs = new Map<Aspect, Sign>()
  let meaning: StemMeaning = {
    names: roles.flatMap((role) => (role.kind === 'name' ? [role.aspect] : [])),
    signs,
    general: null,
    implied: null,
    trouble: null,
    turn: null,
  }
  for (const role of roles) {
    if (role.kind === 'general') meaning = { ...meaning, general: role.sign }
    if (role.kind === 'turn') meaning = { ...meaning, turn: role.turn }
    if (role.kind === 'trouble') meaning = { ...meaning, trouble: role }
    if (role.kind !== 'sign') continue
    signs.set(role.aspect, role.sign)
    if (role.isImplied) meaning = { ...meaning, implied: meaning.implied ?? role.aspect }
  }
  return meaning
}

/**
 * Builds the finder of the stems of some aspects; where two begin at the same letter, the longer one is found. Source:
 * market-rules §4.2.
 */
export function createStemFinder(aspects: readonly Aspect[]): StemFinder {
  const entries = [...SHARED_ENTRIES, ...aspects.flatMap(aspectEntries)]
  const byKey = groupBy(entries, ({ stem }) => keyOf(stem))
  const meanings = new Map(
    [...byKey].map(([key, group]) => [key, meaningOf(group.map(({ role }) => role))] as const),
  )
  const pattern = patternOf([...new Set(entries.map(({ stem }) => stem))])
  return (letters) =>
    Array.from(letters.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const meaning = meanings.get(found.replaceAll(' ', ''))
      return meaning === undefined
        ? []
        : [{ meaning, startIndex: index, endIndex: index + found.length }]
    })
}
