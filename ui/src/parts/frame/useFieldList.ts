import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation } from '../../lib/router.ts'

/** A field of the page with a list below it, both in one form. */
export type ListField = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly input: RefObject<HTMLInputElement | null>
}

/** Mark of what the arrows stop at. */
export const LIST_STOP = { 'data-list-stop': '' }

const LISTENED = ['input', 'keydown', 'click', 'focusin', 'focusout', 'submit'] as const
type Handlers = Readonly<Record<(typeof LISTENED)[number], (event: Event) => void>>

/** Listens to a form as it is: it was there before this code. */
function useFormEvents({ form }: ListField, on: Handlers): void {
  const handle = useEffectEvent((type: keyof Handlers, event: Event) => on[type](event))
  useEffect(() => {
    const listening = new AbortController()
    for (const type of LISTENED) {
      form.current?.addEventListener(type, (event) => handle(type, event), {
        signal: listening.signal,
      })
    }
    return () => listening.abort()
  }, [form])
}

/** Moves the focus from the field through the stops below it and back to the field. */
function moveFocus({ form, input }: ListField, step: 1 | -1): void {
  const stops = form.current?.querySelectorAll<HTMLElement>('[data-list-stop]') ?? []
  const places = [input.current, ...stops]
  const at = places.findIndex((place) => place === document.activeElement)
  places.at((at + step) % places.length)?.focus()
}

/** A letter that is typed beside the field belongs into it. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

function isInside(form: HTMLFormElement | null, place: EventTarget | null): boolean {
  return place instanceof Node && form?.contains(place) === true
}

/** Does something once the buyer has moved on, be it to another keyword of the same page. */
function useOnLeave(onLeave: () => void): void {
  const { key } = useLocation()
  const seen = useRef(key)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (seen.current !== key) leave()
    seen.current = key
  }, [key])
}

/**
 * Keys of a list of links below a field: arrows move through field and links, letters go to the field, Escape closes the
 * list, and so does a focus that leaves the form. Source: decision 104.
 */
export function useFieldList(
  field: ListField,
  on: { readonly type: (text: string) => void; readonly submit: (text: string) => void },
): { readonly isOpen: boolean } {
  const { form, input } = field
  const [isOpen, setIsOpen] = useState(() => isInside(form.current, document.activeElement))
  const dismiss = () => {
    input.current?.focus()
    setIsOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (step !== undefined && isOpen) {
      event.preventDefault()
      moveFocus(field, step)
    } else if (step !== undefined) setIsOpen(true)
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      dismiss()
    } else if (isLetter(event)) input.current?.focus()
  }
  useOnLeave(() => {
    if (isInside(form.current, document.activeElement)) dismiss()
  })
  useFormEvents(field, {
    input: () => {
      setIsOpen(true)
      on.type(input.current?.value ?? '')
    },
    keydown: (event) => {
      if (event instanceof KeyboardEvent && !event.isComposing) press(event)
    },
    click: ({ target }) => {
      if (target === input.current) setIsOpen(true)
    },
    focusin: ({ target }) => {
      if (target === input.current) setIsOpen(true)
    },
    focusout: (event) => {
      if (event instanceof FocusEvent && !isInside(form.current, event.relatedTarget)) {
        setIsOpen(false)
      }
    },
    submit: (event) => {
      event.preventDefault()
      setIsOpen(false)
      on.submit(input.current?.value ?? '')
    },
  })
  return { isOpen }
}
