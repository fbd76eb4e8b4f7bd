import { exhibitionView } from '@jangteo/core/display/exhibition.view'
import type { ExhibitionView } from '@jangteo/core/display/exhibition.view'
import type { Answers } from '@jangteo/http/call/calls'

/** An exhibition in a list. */
export type ExhibitionCardData = Answers['exhibition']['list']['content'][number]

/** An exhibition as its page opens with it. */
export type ExhibitionDetailData = Answers['exhibition']['detail']

/** An exhibition's time in words, as it was when the server answered. */
export function exhibitionViewOf(
  { startsAt, endsAt }: Pick<ExhibitionCardData, 'startsAt' | 'endsAt'>,
  nowMs: number,
): ExhibitionView {
  const period = {
    startsAtMs: Date.parse(startsAt),
    endsAtMs: endsAt === null ? null : Date.parse(endsAt),
  }
  return exhibitionView(period, nowMs)
}
