import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flowKeyOf } from './flowKeys.ts'
import type { FlowKey, KeyPlace } from './flowKeys.ts'

const OFFERS = '[data-offer]'
const TEXTS = 'input, textarea, select, [contenteditable]'

function placeOf(target: EventTarget): KeyPlace {
  if (!(target instanceof Element)) return 'page'
  if (target.matches(TEXTS)) return 'text'
  if (target.matches(OFFERS)) return 'events'
  return target.matches('[data-canvas]') ? 'drawing' : 'page'
}

function focusOffer(viewer: HTMLElement, by: 1 | -1): void {
  const offers = [...viewer.querySelectorAll<HTMLElement>(OFFERS)]
  const now = offers.findIndex((offer) => offer === document.activeElement)
  const next = now === -1 ? 0 : (now + by + offers.length) % offers.length
  offers[next]?.focus()
}

/** Presses the button that a key stands for, where it is shown. */
function pressKeyed(viewer: HTMLElement | null, key: FlowKey): void {
  viewer?.querySelector<HTMLElement>(`[data-key=${key}]`)?.click()
}

/**
 * The keys of the viewer, which hears them while the focus is in it; it takes the focus when a page begins without one.
 * Who sent an event by the list of events stays in that list.
 */
export function useFlowKeys(search: RefObject<HTMLInputElement | null>) {
  const viewer = useRef<HTMLDivElement>(null)
  const wasInOffers = useRef(false)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const offer = wasInOffers.current ? viewer.current?.querySelector<HTMLElement>(OFFERS) : null
    ;(offer ?? viewer.current)?.focus({ preventScroll: true })
  })
  const acts: Readonly<Record<FlowKey, () => void>> = {
    next: () => viewer.current && focusOffer(viewer.current, 1),
    previous: () => viewer.current && focusOffer(viewer.current, -1),
    back: () => pressKeyed(viewer.current, 'back'),
    forward: () => pressKeyed(viewer.current, 'forward'),
    search: () => search.current?.focus(),
    restart: () => pressKeyed(viewer.current, 'restart'),
  }
  return {
    ref: viewer,
    onFocus: ({ target }: { readonly target: Element }) => {
      wasInOffers.current = target.matches(OFFERS)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey
      const key = flowKeyOf({ key: event.key, place: placeOf(event.target), isShortcut })
      if (key === null) return
      event.preventDefault()
      acts[key]()
    },
  }
}
