/** Action of a key on the page of a chart. */
export type FlowKey = 'next' | 'previous' | 'back' | 'forward' | 'search' | 'restart'

const KEYS: Readonly<Record<string, FlowKey>> = {
  j: 'next',
  ㅓ: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ㅏ: 'previous',
  ArrowUp: 'previous',
  Backspace: 'back',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  '/': 'search',
  0: 'restart',
}

/**
 * Place where the focus is: in a text, in the list of events, in the drawing, which its arrows scroll, or anywhere
 * else.
 */
export type KeyPlace = 'text' | 'events' | 'drawing' | 'page'

export type PressedKey = {
  readonly key: string
  readonly place: KeyPlace
  /** Together with Alt, Ctrl or Meta it belongs to the browser. */
  readonly isShortcut: boolean
}

/** Action of a pressed key; `null` while somebody writes or scrolls, or means something else. */
export function flowKeyOf({ key, place, isShortcut }: PressedKey): FlowKey | null {
  if (isShortcut || place === 'text') return null
  const scrolls = key === 'ArrowUp' || key === 'ArrowDown'
  if (scrolls && place !== 'events') return null
  if (key.startsWith('Arrow') && place === 'drawing') return null
  return KEYS[key] ?? null
}
