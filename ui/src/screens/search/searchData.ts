import type { Answers } from '@jangteo/http/call/calls'

export type SearchResultData = Answers['search']['page']
