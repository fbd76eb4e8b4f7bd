import type { Calls } from '@jangteo/http/call/calls'

type StoreCalls = Calls['store']

/** A store as its page opens with it. */
export type StorePageData = Awaited<ReturnType<StoreCalls['page']['call']>>

/** A store as the head of its pages shows it. */
export type StoreHeadData = Awaited<ReturnType<StoreCalls['head']['call']>>

/** A store in the list of stores. */
export type StoreCardData = Awaited<ReturnType<StoreCalls['list']['call']>>['content'][number]
