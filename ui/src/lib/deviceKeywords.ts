import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { readDeviceKeywords, SAVING_OFF } from '@jangteo/core/search/deviceKeywords.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { useSyncExternalStore } from 'react'
import { logFailure } from './log.ts'

const { recentKeywordList: LIST_KEY, autoSave: SWITCH_KEY } = STORAGE_KEYS

const listeners = new Set<() => void>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that stores nothing forgets with the page. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    return
  }
  listeners.forEach((report) => report())
}

function subscribe(report: () => void): () => void {
  listeners.add(report)
  globalThis.addEventListener('storage', report)
  return () => {
    listeners.delete(report)
    globalThis.removeEventListener('storage', report)
  }
}

/** The keywords that this browser stores for whoever is not logged in, the newest first. */
export function deviceKeywords(): string[] {
  return readDeviceKeywords(read(LIST_KEY))
}

export function storeDeviceKeywords(keywords: readonly string[]): void {
  write(LIST_KEY, keywords.length === 0 ? null : JSON.stringify(keywords))
}

/** True unless the buyer switched it off in this browser. */
export function savesKeywords(): boolean {
  return read(SWITCH_KEY) !== SAVING_OFF
}

export function switchSaving(isOn: boolean): void {
  write(SWITCH_KEY, isOn ? null : SAVING_OFF)
}

/** Moves the keywords of this browser to the member who has logged in; without an answer they stay for the next login. */
export async function mergeDeviceKeywords(calls: Calls): Promise<void> {
  const keywordList = deviceKeywords()
  if (keywordList.length === 0) return
  try {
    await calls.keyword.remember.call({ keywordList })
    storeDeviceKeywords([])
  } catch (error) {
    logFailure(error)
  }
}

const readList = () => read(LIST_KEY)

/** Keywords and switch as this browser stores them, as they change here and in other tabs. */
export function useDeviceKeywords(): { readonly keywords: string[]; readonly isSaving: boolean } {
  const text = useSyncExternalStore(subscribe, readList, () => null)
  const isSaving = useSyncExternalStore(subscribe, savesKeywords, () => true)
  return { keywords: readDeviceKeywords(text), isSaving }
}
