import type { Calls } from '@jangteo/http/call/calls'

type CategoryCalls = Calls['category']

export type RootCategory = Awaited<
  ReturnType<CategoryCalls['list']['call']>
>['categoryList'][number]
export type MiddleCategory = RootCategory['childList'][number]
export type CategoryLevel = Awaited<
  ReturnType<CategoryCalls['navigationBar']['call']>
>['levelList'][number]
