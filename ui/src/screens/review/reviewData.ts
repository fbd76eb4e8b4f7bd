import type { Answers } from '@jangteo/http/call/calls'

/** A review as everybody sees it. */
export type FeedbackCardData = Answers['review']['detailList']['content'][number]

/** A review of the reader's own. */
export type OwnFeedbackData = Answers['review']['me']['content'][number]

/** Sums of a product's reviews. */
export type ReviewStatisticsData = Answers['review']['statistics']

/** A picture or a video with its review. */
export type MediaCardData = Answers['review']['media']['content'][number]

/** A purchase that can be reviewed. */
export type WritableData = Extract<
  Answers['review']['enable'],
  { content: unknown }
>['content'][number]
