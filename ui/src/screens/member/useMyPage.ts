import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'

type Main = Answers['myPage']['main']

/** Page of a member, as the one call answers it. */
export type MemberPage = Extract<Main, { readonly guestYn: 'N' }>

/** The caller's page, asked again whenever it opens; `null` of a guest. */
export function useMyPage(): { readonly page: MemberPage | null; readonly answeredMs: number } {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...calls.myPage.main.queryOptions(),
    staleTime: 0,
  })
  return { page: data.guestYn === 'N' ? data : null, answeredMs: dataUpdatedAt }
}
