import type { Answers } from '@jangteo/http/call/calls'

/** A store as its page opens with it. */
export type StorePageData = Answers['store']['page']

/** A store as the head of its pages shows it. */
export type StoreHeadData = Answers['store']['head']

/** A store in the list of stores. */
export type StoreCardData = Answers['store']['list']['content'][number]
