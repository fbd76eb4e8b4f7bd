import { useState } from 'react'
import { newKey } from './newKey.ts'

/** Keys that make a write repeatable. */
export type RepeatKeys = {
  /** The key of a content: the former one's while it stays the same. */
  readonly keyOf: (content: unknown) => string
  /** The write is done: the same content is another one from now on. */
  readonly renew: () => void
}

/**
 * Gives the same content the same key until it is done, so that a second try after a lost answer is not a second
 * write. `makeKey` answers a key that nobody has used before.
 */
export function createRepeatKeys(makeKey: () => string): RepeatKeys {
  let former: { readonly text: string; readonly key: string } | null = null
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content)
      if (former?.text !== text) former = { text, key: makeKey() }
      return former.key
    },
    renew: () => {
      former = null
    },
  }
}

/** The keys of one form, for as long as it is shown. */
export function useRepeatKeys(): RepeatKeys {
  const [keys] = useState(() => createRepeatKeys(newKey))
  return keys
}
