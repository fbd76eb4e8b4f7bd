import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { routes } from '../navigation/marketRoute.rules.ts'
import type { Match } from './completion.rules.ts'
import type { Completion, keywordCompletionChart } from './keywordCompletion.chart.ts'
import { WORD_KIND_LABELS } from './search.codes.ts'

/** A part of a completion with the place of its first character; what was typed is marked. */
export type CompletionPart = {
  readonly from: number
  readonly text: string
  readonly isMatch: boolean
}

/** A completion as a list shows it. */
export type CompletionItem = {
  readonly key: string
  readonly keyword: string
  readonly parts: readonly CompletionPart[]
  /** Kind of the page that it opens; `null` for a keyword to search for. */
  readonly kindText: string | null
  readonly url: string
}

/** The list below a field that a keyword is typed into. */
export type KeywordCompletionView = {
  /** Nothing is typed yet. */
  readonly isIdle: boolean
  readonly items: readonly CompletionItem[]
  /** Number of completions, for those who do not see the list; empty while it may still change. */
  readonly statusText: string
  readonly type: (text: string) => void
}

type Snapshot = SnapshotFrom<typeof keywordCompletionChart>
type Actor = Pick<ActorRefFrom<typeof keywordCompletionChart>, 'send'>

/** Divides a word at its matches, which are in order and apart. */
function partsOf(word: string, matches: readonly Match[]): CompletionPart[] {
  const characters = Array.from(word)
  const partOf = (from: number, to: number) => ({ from, text: characters.slice(from, to).join('') })
  const starts = [0, ...matches.map(([, to]) => to)]
  const parts = starts.flatMap((start, index) => {
    const [from, to] = matches[index] ?? [characters.length, characters.length]
    return [
      { ...partOf(start, from), isMatch: false },
      { ...partOf(from, to), isMatch: true },
    ]
  })
  return parts.filter(({ text }) => text !== '')
}

function urlOf({ kind, keyword, targetId }: Completion): string {
  if (kind === 'CATEGORY') return routes.categoryDetail(Number(targetId))
  if (kind === 'STORE' && targetId !== null) return routes.store(targetId)
  return routes.searchResult(keyword, kind === 'BRAND' ? { brandIdList: [Number(targetId)] } : {})
}

function itemOf(completion: Completion): CompletionItem {
  const { keyword, kind, targetId, matches } = completion
  return {
    key: `${kind} ${targetId ?? keyword}`,
    keyword,
    parts: partsOf(keyword, matches),
    kindText: kind === 'KEYWORD' ? null : WORD_KIND_LABELS[kind],
    url: urlOf(completion),
  }
}

/** Views the completions of a keyword. Source: market-rules §2.4. */
export function keywordCompletionView(snapshot: Snapshot, actor: Actor): KeywordCompletionView {
  const { completions, text } = snapshot.context
  const isShown = snapshot.matches('shown')
  return {
    isIdle: text.trim() === '',
    items: completions.map(itemOf),
    statusText: isShown ? `자동완성 검색어 ${completions.length}개` : '',
    type: (typed) => actor.send({ type: 'buyer.type', text: typed }),
  }
}
