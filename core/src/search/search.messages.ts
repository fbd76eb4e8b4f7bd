import { josa } from 'es-hangul'
import type { Messages } from '../decision/decision.rules.ts'

/** Returns a keyword in quotes as the means of a search; of a keyword that ends in no Hangul nobody knows the sound. */
function byKeyword(keyword: string): string {
  const particle = /[가-힣]$/.test(keyword) ? josa.pick(keyword, '으로/로') : '(으)로'
  return `'${keyword}'${particle}`
}

/** Texts of searching. Source: spec §5, domain-rules §6, §7.5. */
export const SEARCH_MESSAGES = {
  SEARCH_KEYWORD_REQUIRED: () => '검색어를 입력해 주세요.',
  SEARCH_SUGGESTED: ({ keyword }: { readonly keyword: string }) =>
    `${byKeyword(keyword)} 검색한 결과예요.`,
  SEARCH_WITHOUT_SUGGESTION: ({ keyword }: { readonly keyword: string }) =>
    `'${keyword}' 검색결과 보기`,
  SEARCH_NOTHING: ({ keyword }: { readonly keyword: string }) => `'${keyword}' 검색결과가 없어요.`,
  SEARCH_STORES_ONLY: ({ keyword }: { readonly keyword: string }) =>
    `'${keyword}' 상품은 찾지 못했어요. 스토어를 둘러보세요.`,
  SEARCH_NOTHING_HINT: () => '철자를 확인하거나 더 짧은 단어로 검색해 보세요.',
} satisfies Messages
