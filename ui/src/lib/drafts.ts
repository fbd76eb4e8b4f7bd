import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import type * as z from 'zod/mini'

function keyOf(name: string): string {
  return `${STORAGE_KEYS.autoSave}.${name}`
}

/**
 * Returns the half-done form that the tab stores under a name; `null` when there is none, or none of this schema, as one
 * of another version is. Forms hold names and addresses, so they stay with their tab and go with it. Source: decision
 * 039, decision 072.
 */
export function readDraft<Draft>(name: string, schema: z.ZodMiniType<Draft>): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    if (text === null) return null
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Stores a form as it is now; a browser that stores nothing loses it with the page. */
export function storeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    return
  }
}

/** Forgets a form: it was sent. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    return
  }
}

/** Removes the tab's unfinished forms from its storage: they hold names and addresses of whoever logs out. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage)
    for (const key of keys.filter((it) => it.startsWith(keyOf('')))) {
      sessionStorage.removeItem(key)
    }
  } catch {
    return
  }
}
