import { parseJson } from '../decision/json.rules.ts'
import { RECENT_KEYWORD_COUNT_MAX } from './keyword.rules.ts'

/** Value of the stored switch of a device whose keywords are not stored; absent while they are. Source: market-rules §2.4. */
export const SAVING_OFF = 'N'

/** Reads the keywords that a browser stored, the newest first; a text that is none of ours is no keywords. Source: spec §9. */
export function readDeviceKeywords(text: string | null): string[] {
  const stored = text === null ? null : parseJson(text)
  if (!Array.isArray(stored)) return []
  return stored.filter((keyword) => typeof keyword === 'string').slice(0, RECENT_KEYWORD_COUNT_MAX)
}
