import { isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import {
  forgetKeyword,
  normaliseKeyword,
  rememberKeyword,
} from '@jangteo/core/search/keyword.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCaller } from './caller.ts'
import { useCalls } from './deps.ts'
import {
  deviceKeywords,
  savesKeywords,
  storeDeviceKeywords,
  switchSaving,
  useDeviceKeywords,
} from './deviceKeywords.ts'

type PageData = Answers['keyword']['page']

/** Recent keywords of whoever is there: a member's from the server, everybody else's from the browser. */
export type RecentKeywords = {
  readonly keywords: readonly string[]
  /** False when the buyer wants no keywords stored in this browser. */
  readonly isSaving: boolean
  /** Forgets one keyword, or all of them for `null`. */
  readonly forget: (keyword: string | null) => void
  readonly switchSaving: (isOn: boolean) => void
}

/** Puts what the server answered of a member's keywords into the page's data. */
function useKeywordsChange() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return ({ keywordList }: { readonly keywordList: string[] }) => {
    queryClient.setQueryData(calls.keyword.page.queryKey(), (page: PageData | undefined) =>
      page === undefined ? page : { ...page, recentList: keywordList },
    )
  }
}

/** Recent keywords of the page; `onRefused` receives the error of a member's deletion that failed. */
export function useRecentKeywords(onRefused: (error: unknown) => void): RecentKeywords {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const { isLoggedIn } = useCaller()
  const { data } = useQuery(calls.keyword.page.queryOptions())
  const device = useDeviceKeywords()
  const onSuccess = useKeywordsChange()
  const onError = (error: unknown) => {
    onRefused(error)
    return queryClient.invalidateQueries({ queryKey: calls.keyword.page.queryKey() })
  }
  const { mutate } = useMutation(calls.keyword.forget.mutationOptions({ onSuccess, onError }))
  return {
    keywords: isLoggedIn ? (data?.recentList ?? []) : device.keywords,
    isSaving: device.isSaving,
    forget: (keyword) => {
      if (isLoggedIn) mutate(keyword === null ? {} : { keyword })
      else storeDeviceKeywords(forgetKeyword(device.keywords, keyword))
    },
    switchSaving,
  }
}

/** Remembers a keyword once its results are opened, unless the buyer wants none stored. */
export function useRememberedKeyword(text: string): void {
  const calls = useCalls()
  const caller = useCaller()
  const onSuccess = useKeywordsChange()
  const { mutate } = useMutation(calls.keyword.remember.mutationOptions({ onSuccess }))
  const keyword = normaliseKeyword(text)
  const remember = useEffectEvent((remembered: string, isMember: boolean) => {
    if (!savesKeywords() || !isStorableKeyword(remembered)) return
    if (isMember) mutate({ keyword: remembered })
    else storeDeviceKeywords(rememberKeyword(deviceKeywords(), remembered))
  })
  const { isKnown, isLoggedIn } = caller
  useEffect(() => {
    if (isKnown) remember(keyword, isLoggedIn)
  }, [isKnown, isLoggedIn, keyword])
}
