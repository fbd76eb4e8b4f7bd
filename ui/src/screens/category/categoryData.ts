import type { Answers } from '@jangteo/http/call/calls'

export type RootCategory = Answers['category']['list']['categoryList'][number]
export type MiddleCategory = RootCategory['childList'][number]
export type CategoryLevel = Answers['category']['navigationBar']['levelList'][number]
