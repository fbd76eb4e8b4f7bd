import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'

/** The longest name of a group of favourites, in characters. Source: decision 024. */
export const FAVORITE_GROUP_NAME_LENGTH_MAX = 20

/** Most groups that a member may have. Source: decision 024. */
export const FAVORITE_GROUP_COUNT_MAX = 30

/** Most favourites in one group. Source: market-rules §3. */
export const FAVORITE_GROUP_GOODS_COUNT_MAX = 1_000

/** Reason why the name of a group is refused. */
export type GroupNameRefusal =
  | 'FAVORITE_GROUP_NAME_REQUIRED'
  | 'FAVORITE_GROUP_NAME_TOO_LONG'
  | 'FAVORITE_GROUP_NAME_TAKEN'

/**
 * Decides whether a group may have a name beside the other groups' names; the value is the tidied name. Refusals in this
 * order: FAVORITE_GROUP_NAME_REQUIRED, …_TOO_LONG, …_TAKEN. Source: decision 024.
 */
export function decideGroupName(
  text: string,
  otherNames: readonly string[],
): Decision<GroupNameRefusal, string> {
  const name = tidyText(text)
  if (name === '') return refuse('FAVORITE_GROUP_NAME_REQUIRED')
  if (characterCount(name) > FAVORITE_GROUP_NAME_LENGTH_MAX) {
    return refuse('FAVORITE_GROUP_NAME_TOO_LONG')
  }
  return otherNames.includes(name) ? refuse('FAVORITE_GROUP_NAME_TAKEN') : allow(name)
}

/**
 * Decides whether one more group may be created. Refusals: FAVORITE_GROUP_COUNT_EXCEEDED, and those of its name.
 * Source: decision 024.
 */
export function decideGroupMade(
  text: string,
  names: readonly string[],
): Decision<GroupNameRefusal | 'FAVORITE_GROUP_COUNT_EXCEEDED', string> {
  const isFull = names.length >= FAVORITE_GROUP_COUNT_MAX
  return isFull ? refuse('FAVORITE_GROUP_COUNT_EXCEEDED') : decideGroupName(text, names)
}

/** Decides whether a group that holds `count` favourites takes some more. Refusal: FAVORITE_GROUP_FULL. Source: market-rules §3. */
export function decideGroupFilled(
  count: number,
  addedCount: number,
): Decision<'FAVORITE_GROUP_FULL'> {
  return count + addedCount > FAVORITE_GROUP_GOODS_COUNT_MAX
    ? refuse('FAVORITE_GROUP_FULL')
    : allow()
}
